import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { INestApplicationContext } from '@nestjs/common';
import { ARCHIVE_FORMAT } from '../../src/backups/archive-file.js';
import { ArchiveSigner } from '../../src/backups/archive-signer.js';
import { APP_CONFIG } from '../../src/config/app-config.js';
import type { Config } from '../../src/config/config.js';
import { JWT_SECRET } from '../setup/test-app.js';

/** A backup that is cut off after its first line, by default one that the tests' key signs. */
export function cutOffBackup(
  fields: { schema?: string; version?: string; signedBy?: string } = {},
): Buffer {
  const createdAt = new Date('2026-05-01T02:40:00Z');
  const schema = 'CreateBackups1700000000110';
  const signedBy = new ArchiveSigner(JWT_SECRET).name;
  const line = { format: ARCHIVE_FORMAT, schema, createdAt, signedBy, ...fields };
  return gzipSync(`${JSON.stringify(line)}\n`);
}

/** Stores a backup that is cut off, and returns its name. */
export async function createCutOffBackup(app: INestApplicationContext): Promise<string> {
  const { backupDir } = app.get<Config>(APP_CONFIG);
  const file = 'site-2026-05-01T024000Z.backup';
  await mkdir(backupDir, { recursive: true });
  await writeFile(join(backupDir, file), cutOffBackup());
  return file;
}
