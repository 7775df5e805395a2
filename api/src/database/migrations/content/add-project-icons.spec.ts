import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createProject } from '../../../../test/factories/project.factory.js';
import { migratedDatabase } from '../../../../test/setup/fresh-database.js';
import { migrateAgain } from '../../../../test/setup/migrate-again.js';
import { Project } from '../../../projects/project.entity.js';
import { AddProjectIcons1700000000042 } from './add-project-icons.js';

let dataSource: DataSource;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ dataSource, drop } = await migratedDatabase());
});
afterEach(() => drop());

it('sets the icon and the quick exit of the first three projects only', async () => {
  for (const id of [1, 2, 3, 4]) await createProject(dataSource, { id });
  await migrateAgain(dataSource, new AddProjectIcons1700000000042());
  const projects = await dataSource.getRepository(Project).find({ order: { id: 'ASC' } });
  expect(projects.map(({ icon, quickExit, version }) => [icon, quickExit, version])).toEqual([
    ['support', false, 1],
    ['elderly', false, 1],
    ['safety', true, 1],
    ['none', false, 1],
  ]);
});
