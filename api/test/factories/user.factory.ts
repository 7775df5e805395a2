import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { hashPassword } from '../../src/users/password.js';
import { User } from '../../src/users/user.entity.js';
import { oncePerWorker } from '../setup/native/once-per-worker.js';

export const PASSWORD = 'duga fraza za prijavu';
const hashed = oncePerWorker('hash of the password', () => hashPassword(PASSWORD));

/** The body that creates a user, with a unique name. */
export function userBody(fields: object = {}) {
  const name = `user-${randomUUID().slice(0, 13)}`;
  return {
    username: name,
    password: PASSWORD,
    email: `${name}@udruga.example`,
    fullName: 'Ana Horvat',
    ...fields,
  };
}

/** A user in the database, with `PASSWORD` unless it is null. */
export async function createUser(
  dataSource: DataSource,
  fields: Partial<User> = {},
): Promise<User> {
  const users = dataSource.getRepository(User);
  const user = users.create({
    ...userBody(),
    ...fields,
    password: fields.password === null ? null : await hashed,
  });
  await users.insert(user);
  return users.findOneByOrFail({ id: user.id });
}
