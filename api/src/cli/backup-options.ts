import type { Config } from '../config/config.js';
import type { RestoreOptions } from '../database/archive/current-archive.js';
import type { BackupOptions } from '../database/archive/verified-backup.js';
import { readThroughServices } from './read-services.js';

/** How a command makes a verified backup of the site; `BACKUP_COMMAND` is not part of it. */
export function backupOptions(
  config: Config,
  { dataDir, log, ledger, signer }: Pick<RestoreOptions, 'dataDir' | 'log' | 'ledger' | 'signer'>,
): Omit<BackupOptions, 'command'> {
  return {
    folder: config.backupDir,
    recipient: config.backupRecipient,
    dataDir,
    log,
    ledger,
    signer,
    read: (restored) => readThroughServices(restored, config),
  };
}
