import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { migratedDatabase } from '../../../../test/setup/fresh-database.js';
import { migrateAgain } from '../../../../test/setup/migrate-again.js';
import { PublicCall } from '../../../public-calls/public-call.entity.js';
import { installSeed } from '../../seed/install-seed.js';
import { CreatePublicCalls1700000000049 } from './create-public-calls.js';

let dataSource: DataSource;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ dataSource, drop } = await migratedDatabase());
});
afterEach(() => drop());

const calls = () => dataSource.getRepository(PublicCall).find();

const createAgain = () => migrateAgain(dataSource, new CreatePublicCalls1700000000049());

it('gives a site with content its call, with its project and documents', async () => {
  await installSeed(dataSource, { adminUsername: 'admin', adminPassword: undefined });
  await createAgain();
  const given = await calls();
  expect(given).toMatchObject([
    {
      slug: 'zazeli-iii',
      version: 1,
      isPublished: true,
      state: 'open',
      documentIds: [expect.any(Number), expect.any(Number)],
    },
  ]);
  expect(given[0]?.projectId).not.toBeNull();
});

it('leaves a site without content empty', async () => {
  await createAgain();
  expect(await calls()).toEqual([]);
});
