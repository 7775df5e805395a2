import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addMigrations, urlOf } from '../../src/database/migrate.js';
import { createUser } from '../factories/user.factory.js';
import { migratedDatabase } from '../setup/fresh-database.js';
import { runTool } from '../setup/run-tool.js';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tools-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const run = (name: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  runTool(name, args, { DATA_DIR: dataDir, ...env });

describe('a tool', () => {
  it('tells how it is called, and does nothing', async () => {
    const { code, stdout } = await run('backup', ['--help']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Usage: npm run backup')]);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.each(['admin-password', 'backup', 'migrate', 'restore', 'seed'])(
    'refuses an option that it does not know, and does nothing: %s',
    async (name) => {
      const { code, stdout, stderr } = await run(name, ['--yes']);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(`Unknown option '--yes'. Usage: npm run ${name.replace('-', ':')}`);
      expect(await readdir(dataDir)).toEqual([]);
    },
  );
});

describe('on a database of an earlier version', () => {
  it('only what needs no particular schema runs', async () => {
    const { dataSource, drop } = await migratedDatabase(true);
    const { username } = await createUser(dataSource);
    await addMigrations(dataSource);
    await dataSource.undoLastMigration({ transaction: 'each' });
    const env = { DATABASE_URL: urlOf(dataSource), ADMIN_USERNAME: username };
    const outdated = 'The database is not up to date: run npm run migrate first.\n';
    expect(await run('backup', [], env)).toEqual({ code: 1, stdout: '', stderr: outdated });
    expect(await run('admin-password', [], env)).toEqual({ code: 1, stdout: '', stderr: outdated });
    const file = join(dataDir, 'all.backup');
    expect((await run('backup', [file], env)).stdout).toMatch(/^Wrote \d+ rows to /);
    expect((await run('migrate', [], env)).stdout).toMatch(/^Ran \w+\d{13}\.\n$/);
    expect((await run('backup', [], env)).stdout).toMatch(/^Wrote and verified \d+ rows in /);
    await drop();
  });
});
