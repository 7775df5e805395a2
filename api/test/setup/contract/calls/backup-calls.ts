import { BackupFilesService } from '../../../../src/backups/backup-files.service.js';
import { createCutOffBackup, cutOffBackup } from '../../../factories/backup.factory.js';
import type { TestApp } from '../../test-app.js';
import type { Call } from './call.js';

const file = ({ app }: TestApp) => createCutOffBackup(app);

/** Calls of backups. What is restored is cut off, so that nothing is replaced. */
export const BACKUP_CALLS: Record<string, Call> = {
  'get /api/backups': {},
  'post /api/backups': {},
  'post /api/backups/upload': {
    send: (request) => request.type('application/octet-stream').send(cutOffBackup()),
  },
  'post /api/backups/{file}/download': { param: file },
  'get /api/backups/{file}/content': {
    param: file,
    query: async ({ app }) => {
      const name = await createCutOffBackup(app);
      const link = await app.get(BackupFilesService, { strict: false }).link(name);
      return { key: new URL(link, 'http://localhost').searchParams.get('key') ?? '' };
    },
  },
  'post /api/backups/{file}/restore': {
    param: async ({ app, dataSource }) => {
      await dataSource.query(`UPDATE restores SET state = 'failed'`);
      return createCutOffBackup(app);
    },
    body: () => ({ word: 'VRATI' }),
  },
};
