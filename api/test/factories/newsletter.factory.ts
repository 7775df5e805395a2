import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createToken, hashOfToken } from '../../src/access/tokens.js';
import { Subscriber } from '../../src/newsletter/subscriber.entity.js';

/** An email address that is different each time. */
export const uniqueEmail = () => `pretplatnik-${randomUUID().slice(0, 13)}@udruga.example`;

/** A subscriber in the database, by default active and unconfirmed. */
export async function createSubscriber(
  dataSource: DataSource,
  fields: Partial<Subscriber> = {},
): Promise<Subscriber> {
  const subscribers = dataSource.getRepository(Subscriber);
  const subscriber = subscribers.create({ email: uniqueEmail(), ...fields });
  await subscribers.insert(subscriber);
  return subscribers.findOneByOrFail({ id: subscriber.id });
}

/** The token of a link that confirms a subscription. */
export async function createConfirmation(
  dataSource: DataSource,
  { id }: Subscriber,
): Promise<string> {
  const token = createToken();
  await dataSource.query(
    `INSERT INTO newsletter_confirmations (token_hash, newsletter_id, expires_at)
     VALUES ($1, $2, now() + interval '7 days')`,
    [hashOfToken(token), id],
  );
  return token;
}

/** The token of the links by which a subscriber manages the subscription. */
export async function manageToken(dataSource: DataSource, { id }: Subscriber): Promise<string> {
  const rows: { token: string }[] = await dataSource.query(
    'SELECT manage_token AS token FROM newsletters WHERE id = $1',
    [id],
  );
  return rows[0]?.token ?? '';
}
