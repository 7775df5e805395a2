import type { EntityManager } from 'typeorm';

/**
 * The Message-IDs of the mails about a message, oldest first. Replies refer to them, so that mail
 * programs show a conversation as one; the mails themselves are deleted earlier than the message.
 */
export async function readThread(manager: EntityManager, messageId: number): Promise<string[]> {
  const [row]: { thread: string[] }[] = await manager.query(
    'SELECT mail_thread AS thread FROM contact_messages WHERE id = $1',
    [messageId],
  );
  return row?.thread ?? [];
}

/** Adds a mail to the conversation about a message. */
export async function addToThread(
  manager: EntityManager,
  messageId: number,
  mailId: string,
): Promise<void> {
  await manager.query(
    'UPDATE contact_messages SET mail_thread = array_append(mail_thread, $2) WHERE id = $1',
    [messageId, mailId],
  );
}

/** Removes a mail that was not sent from the conversation about a message. */
export async function removeFromThread(
  manager: EntityManager,
  messageId: number,
  mailId: string,
): Promise<void> {
  await manager.query(
    'UPDATE contact_messages SET mail_thread = array_remove(mail_thread, $2) WHERE id = $1',
    [messageId, mailId],
  );
}
