import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { freshDatabase } from '../../../../test/setup/fresh-database.js';
import { migrateAgain } from '../../../../test/setup/migrate-again.js';
import { DEFAULT_SETTINGS } from '../../../settings/default-settings.js';
import { EMERGENCY_NUMBERS } from '../../../settings/emergency-numbers.js';
import { Settings } from '../../../settings/settings.entity.js';
import { migrate } from '../../migrate.js';
import { AddEmergencyNumbers1700000000077 } from './add-emergency-numbers.js';

let dataSource: DataSource;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ dataSource, drop } = await freshDatabase());
  await migrate(dataSource);
});
afterEach(() => drop());

it('gives the settings of an older site the emergency numbers of a new one', async () => {
  const settings = dataSource.getRepository(Settings);
  await settings.insert({ ...DEFAULT_SETTINGS, name: 'Udruga s godinama' });
  await migrateAgain(dataSource, new AddEmergencyNumbers1700000000077());
  expect(await settings.find()).toMatchObject([
    { name: 'Udruga s godinama', emergencyNumbers: EMERGENCY_NUMBERS },
  ]);
});
