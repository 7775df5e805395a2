import { expect } from '@jest/globals';
import type { MailServer } from '../setup/mail/mail-server.js';
import type { TestApp } from '../setup/test-app.js';
import { waitFor } from '../setup/wait-for.js';
import { createConfirmedSubscriber, issueRequests } from './issue-requests.js';
import { recoverMails } from './mail-processes.js';

async function isNothingDue({ dataSource }: TestApp): Promise<boolean> {
  const [row]: { due: boolean }[] = await dataSource.query(
    `SELECT EXISTS (SELECT FROM newsletter_issues WHERE queued_at IS NULL) OR EXISTS (
       SELECT FROM mails
       WHERE state = 'sending' OR (state = 'queued' AND next_attempt_at <= now())) AS due`,
  );
  return row?.due === false;
}

interface Kills {
  subscribers: number;
  /** How many mails the server has received in all when each process is killed. */
  after: readonly number[];
  /** Starts a process, unless one runs. */
  start: () => Promise<unknown>;
  kill: () => Promise<unknown>;
}

/**
 * Sends an issue by processes that are killed meanwhile, and expects that each subscriber got it
 * once, except for marked repetitions of interrupted deliveries.
 */
export async function sendIssueThroughKills(
  test: TestApp,
  server: MailServer,
  { subscribers, after, start, kill }: Kills,
): Promise<void> {
  const api = issueRequests(test);
  const emails: string[] = [];
  for (let count = 0; count < subscribers; count += 1) {
    emails.push((await createConfirmedSubscriber(test)).email);
  }
  const id = await api.createDraft();
  await api.send(id);
  for (const mails of after) {
    await start();
    await recoverMails(test);
    await waitFor(() => server.received.length >= mails, `${mails} mails to be received`, 1);
    await kill();
  }
  await start();
  do {
    await recoverMails(test);
    await waitFor(() => isNothingDue(test), 'all due mails to be sent');
  } while ((await api.get(`/${id}`)).body.state !== 'sent');
  const { progress } = (await api.get(`/${id}`)).body;
  expect(progress).toMatchObject({ recipients: subscribers, waiting: 0, failed: 0, withdrawn: 0 });
  expect(progress.delivered + progress.uncertain).toBe(subscribers);
  for (const email of emails) {
    const copies = server.received.filter(({ to }) => to.includes(email));
    expect(new Set(copies.map(({ mail }) => mail.messageId)).size).toBe(1);
    const unmarked = copies.filter(({ raw }) => !/^X-Retry-After-Unknown-Outcome: /m.test(raw));
    expect(unmarked.length).toBeLessThanOrEqual(1);
  }
}
