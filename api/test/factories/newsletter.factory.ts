import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Newsletter } from '../../src/newsletter/newsletter.entity.js';

/** An address unlike any other. */
export const someAddress = () => `pretplatnik-${randomUUID().slice(0, 13)}@udruga.example`;

/** A subscriber in the database: active and unconfirmed, unless told otherwise. */
export async function createSubscriber(
  dataSource: DataSource,
  fields: Partial<Newsletter> = {},
): Promise<Newsletter> {
  const subscribers = dataSource.getRepository(Newsletter);
  const subscriber = subscribers.create({ email: someAddress(), ...fields });
  await subscribers.insert(subscriber);
  return subscribers.findOneByOrFail({ id: subscriber.id });
}
