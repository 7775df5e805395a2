import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  Decrypter,
  Encrypter,
  generateHybridIdentity,
  generateX25519Identity,
  identityToRecipient,
} from 'age-encryption';
import { codeOf } from '../problems/database-unavailable.js';
import { RestoreError } from './archive-file.js';
import { digestOf, fileDigest, isEncrypted } from './backup-files.js';

/** Recipients that resist quantum computers; age does not mix them with others. */
const HYBRID_RECIPIENT = /^age1(?:pq|tagpq)1/;
const IDENTITY = /^AGE-SECRET-KEY-/;

const webStream = (path: string): ReadableStream<Uint8Array> =>
  Readable.toWeb(createReadStream(path));

/**
 * Encrypts a file in the format of age (https://age-encryption.org/v1), for a recipient. The server
 * has no key of the recipient, so that the file is also encrypted for a key that exists only until
 * it was decrypted with it and compared: what is kept is known to be what was encrypted.
 *
 * @throws Error when what is decrypted differs, or the disk is full
 */
export async function encryptFile(path: string, target: string, recipient: string): Promise<void> {
  const generateIdentity = HYBRID_RECIPIENT.test(recipient)
    ? generateHybridIdentity
    : generateX25519Identity;
  const identity = await generateIdentity();
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  encrypter.addRecipient(await identityToRecipient(identity));
  const draft = `${target}.part`;
  const encrypted = await encrypter.encrypt(webStream(path));
  await pipeline(Readable.fromWeb(encrypted), createWriteStream(draft, { mode: 0o600 }));
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const decrypted = await decrypter.decrypt(webStream(draft));
  if ((await digestOf(Readable.fromWeb(decrypted))) !== (await fileDigest(path))) {
    throw new Error('The encrypted backup differs from the verified one.');
  }
  await rename(draft, target);
}

/**
 * Creates a key for backups, as `age-keygen` does.
 * @returns the content of its file, which decrypts, and the recipient for whom to encrypt
 */
export async function createBackupKey(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  return { identity: `# public key: ${recipient}\n${identity}\n`, recipient };
}

/**
 * Runs work on a backup as it was before it was encrypted, in a temporary file of the data folder;
 * one that is not encrypted is used as it is.
 *
 * @param identityFile of the key, as `age-keygen` writes it
 * @throws RestoreError when the key is missing or another one, or the file is damaged
 */
export async function withDecrypted<T>(
  path: string,
  { identityFile, dataDir }: { identityFile: string | undefined; dataDir: string },
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (!(await isEncrypted(path))) return work(path);
  if (identityFile === undefined) {
    throw new RestoreError(
      `${path} is encrypted: add --identity with the file of its key.`,
      'encrypted',
    );
  }
  const decrypter = await decrypterOf(identityFile);
  const folder = await mkdtemp(join(dataDir, 'decrypted-'));
  try {
    const decrypted = join(folder, 'decrypted.backup');
    await decryptTo(decrypted, { path, identityFile, decrypter });
    return await work(decrypted);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws RestoreError when the file is missing, or has no key */
async function decrypterOf(identityFile: string): Promise<Decrypter> {
  const text = await readFile(identityFile, 'utf8').catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new RestoreError(`There is no file ${identityFile}.`);
  });
  const decrypter = new Decrypter();
  const identities = text.split(/\s+/).filter((word) => IDENTITY.test(word));
  try {
    for (const identity of identities) decrypter.addIdentity(identity);
  } catch {
    identities.length = 0;
  }
  if (identities.length === 0) {
    throw new RestoreError(`${identityFile} has no key of age: a line with AGE-SECRET-KEY-1…`);
  }
  return decrypter;
}

async function decryptTo(
  target: string,
  { path, identityFile, decrypter }: { path: string; identityFile: string; decrypter: Decrypter },
): Promise<void> {
  const decrypted = await decrypter.decrypt(webStream(path)).catch((error: unknown) => {
    throw String(error).includes('no identity matched')
      ? new RestoreError(`The key in ${identityFile} is not that of ${path}.`, 'encrypted')
      : damaged(path);
  });
  const file = await open(target, 'wx', 0o600);
  try {
    await pipeline(Readable.fromWeb(decrypted), file.createWriteStream());
  } catch (error) {
    throw codeOf(error) === 'ENOSPC' ? error : damaged(path);
  }
}

const damaged = (path: string): RestoreError =>
  new RestoreError(`${path} is damaged or cut off: nothing was restored.`);
