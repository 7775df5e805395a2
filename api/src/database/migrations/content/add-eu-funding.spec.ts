import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDocument } from '../../../../test/factories/document.factory.js';
import { createProject } from '../../../../test/factories/project.factory.js';
import { migratedDatabase } from '../../../../test/setup/fresh-database.js';
import { migrateAgain } from '../../../../test/setup/migrate-again.js';
import { Document } from '../../../documents/document.entity.js';
import { Project } from '../../../projects/project.entity.js';
import { AddEuFunding1700000000080 } from './add-eu-funding.js';

let dataSource: DataSource;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ dataSource, drop } = await migratedDatabase());
});
afterEach(() => drop());

it('sets the funding of first projects that name a European fund, and their documents', async () => {
  const fund = 'Sufinancira Europska unija iz Europskog socijalnog fonda plus';
  const { id } = await createProject(dataSource, { slug: 'zazeli-iii', financing: fund });
  await createProject(dataSource, { slug: 'novi-pocetak', financing: 'Grad Šibenik' });
  await createProject(dataSource, { slug: 'nas-projekt', financing: fund });
  await createDocument(dataSource, { path: '/javni-poziv' });
  await createDocument(dataSource, { path: '/legal' });
  await migrateAgain(dataSource, new AddEuFunding1700000000080());
  const projects = await dataSource.getRepository(Project).find({ order: { id: 'ASC' } });
  expect(projects.map(({ euFunded, version }) => [euFunded, version])).toEqual([
    [true, 1],
    [false, 1],
    [false, 1],
  ]);
  const documents = await dataSource.getRepository(Document).find({ order: { id: 'ASC' } });
  expect(documents.map(({ projectId, version }) => [projectId, version])).toEqual([
    [id, 1],
    [null, 1],
  ]);
});
