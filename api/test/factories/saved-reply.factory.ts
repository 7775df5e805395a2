import type { DataSource } from 'typeorm';
import { SavedReply } from '../../src/saved-replies/saved-reply.entity.js';

/** The body that creates a saved reply. */
export const savedReplyBody = (fields: object = {}) => ({
  name: 'Volontiranje',
  text: 'Dobar dan,\n\njavite nam kada ste slobodni.',
  textEn: 'Hello,\n\nplease let us know when you are free.',
  ...fields,
});

/** A saved reply in the database. */
export async function createSavedReply(dataSource: DataSource): Promise<SavedReply> {
  const replies = dataSource.getRepository(SavedReply);
  const row = replies.create(savedReplyBody());
  await replies.insert(row);
  return replies.findOneByOrFail({ id: row.id });
}
