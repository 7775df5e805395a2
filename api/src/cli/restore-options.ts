import { ArchiveSigner } from '../backups/archive-signer.js';
import { resolveJwtSecret, type Config } from '../config/config.js';
import type { RestoreOptions } from '../database/archive/current-archive.js';
import { createDataSource } from '../database/data-source.js';
import type { Log } from '../database/embedded/processes.js';
import { ErasureLedger } from '../personal-data/erasure-ledger.js';
import { RepeatedErasuresService } from '../privacy/repeated-erasures.service.js';
import { withSiteServices } from './site-services.js';

/** How archives are restored into the site's database, with its erasures. */
export async function restoreOptions(config: Config, log: Log): Promise<RestoreOptions> {
  const key = await resolveJwtSecret(config);
  return {
    dataDir: config.dataDir,
    log,
    signer: new ArchiveSigner(key),
    ledger: new ErasureLedger(config.backupDir, key),
    async repeatErasures(url, entries) {
      const dataSource = await createDataSource(url, true).initialize();
      return withSiteServices(dataSource, config, key, (app) =>
        app.get(RepeatedErasuresService, { strict: false }).repeat(entries),
      );
    },
  };
}
