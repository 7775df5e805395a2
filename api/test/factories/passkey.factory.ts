import type { DataSource } from 'typeorm';
import { Passkey } from '../../src/auth/passkeys/passkey.entity.js';
import type { User } from '../../src/users/user.entity.js';

/** A passkey in the database, of which nobody has the private key. */
export async function createPasskey(
  dataSource: DataSource,
  { id: userId }: Pick<User, 'id'>,
  fields: Partial<Passkey> = {},
): Promise<Passkey> {
  const passkeys = dataSource.getRepository(Passkey);
  return passkeys.save(
    passkeys.create({
      userId,
      credentialId: crypto.randomUUID(),
      publicKey: Buffer.from('key'),
      counter: 0,
      transports: ['internal'],
      name: 'Mobitel',
      ...fields,
    }),
  );
}
