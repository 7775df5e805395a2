import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { migratedDatabase } from '../../../../test/setup/fresh-database.js';
import { migrateAgain } from '../../../../test/setup/migrate-again.js';
import { DEFAULT_SETTINGS } from '../../../settings/default-settings.js';
import { Settings } from '../../../settings/settings.entity.js';
import { AddEmergencyNumbers1700000000077 } from './add-emergency-numbers.js';

let dataSource: DataSource;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ dataSource, drop } = await migratedDatabase());
});
afterEach(() => drop());

it('gives the settings of an older site emergency numbers', async () => {
  const settings = dataSource.getRepository(Settings);
  await settings.insert({ ...DEFAULT_SETTINGS, name: 'Udruga s godinama' });
  await migrateAgain(dataSource, new AddEmergencyNumbers1700000000077());
  const [row, ...others] = await settings.find();
  expect(others).toEqual([]);
  expect(row?.name).toBe('Udruga s godinama');
  expect(row?.emergencyNumbers.map(({ number, name }) => [number, name])).toEqual([
    ['112', 'Neposredna opasnost'],
    ['192', 'Policija'],
    ['116 006', 'Nacionalni pozivni centar za žrtve'],
    ['116 111', 'Hrabri telefon za djecu'],
  ]);
});
