import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import { withDatabaseLock } from '../database-lock.js';

export async function installSeed(
  dataSource: DataSource,
  config: Pick<Config, 'adminUsername' | 'adminPassword'>,
): Promise<{ adminPassword?: string }> {
  void config;
  return withDatabaseLock(dataSource, () => Promise.resolve({}));
}
