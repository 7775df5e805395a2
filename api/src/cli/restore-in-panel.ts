import type { INestApplicationContext } from '@nestjs/common';
import { pino } from 'pino';
import { fieldsOf } from 'shared/is-record';
import { DataSource } from 'typeorm';
import { actAs, type Actor } from '../actors/actor.js';
import { RestoreError } from '../backups/archive-file.js';
import { Restore } from '../backups/restore.entity.js';
import { resolveJwtSecret, type Config } from '../config/config.js';
import { replaceSite } from '../database/archive/replace-site.js';
import { BackupLockError } from '../database/database-lock.js';
import { LedgerKeyError } from '../personal-data/erasure-ledger.js';
import { AccountChangesService } from '../settings/account/account-changes.service.js';
import { backupOptions } from './backup-options.js';
import { restoreOptions } from './restore-options.js';
import { withSiteServices } from './site-services.js';
import { fail, withDatabase } from './with-database.js';

/**
 * Restores a backup for the panel, which starts this tool with the path of the file and the id of
 * the row in the table `restores`, where it is recorded how it goes.
 */
const [path = '', restoreId] = process.argv.slice(2);
const id = Number(restoreId);

/** The administrator, as the audit log names who acts. */
function readActor(): Actor {
  const { id: userId, name } = fieldsOf(JSON.parse(process.env.RESTORE_ACTOR ?? '{}'));
  return typeof userId === 'number' && typeof name === 'string'
    ? { kind: 'user', id: userId, name }
    : { kind: 'command', name: 'restore' };
}

/** Why it failed, as the panel says it, and the version of the site that is needed. */
function problemOf(error: unknown): Partial<Restore> {
  if (error instanceof RestoreError) {
    return { problem: error.problem, version: error.version ?? null };
  }
  if (error instanceof LedgerKeyError) return { problem: 'erasures' };
  if (error instanceof BackupLockError) return { problem: 'busy' };
  return { problem: 'failed' };
}

/** Holds a connection by whose name others know that the tool runs. */
async function whileKnown(dataSource: DataSource, work: () => Promise<unknown>): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query(`SET application_name = 'restore ${id}'`);
    await work();
    await runner.query('RESET application_name');
  } finally {
    await runner.release();
  }
}

async function restore(app: INestApplicationContext, config: Config): Promise<void> {
  const dataSource = app.get(DataSource);
  const restores = dataSource.getRepository(Restore);
  const options = await restoreOptions(config, pino({ level: 'silent' }));
  try {
    await whileKnown(dataSource, () =>
      actAs(readActor(), () =>
        replaceSite(dataSource, path, {
          restore: options,
          backup: backupOptions(config, options),
          account: app.get(AccountChangesService, { strict: false }),
          ownOnly: true,
          onStep: async (step) => {
            await restores.update(id, { step });
          },
          onReplaced: async (manager, erased) => {
            await manager.update(Restore, id, { state: 'done', erased, endedAt: new Date() });
          },
        }),
      ),
    );
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    await restores.update(id, {
      ...problemOf(error),
      state: 'failed',
      error: message,
      endedAt: new Date(),
    });
    fail(message);
  }
}

await withDatabase(async (dataSource, config) => {
  const key = await resolveJwtSecret(config);
  await withSiteServices(dataSource, config, key, (app) => restore(app, config));
});
