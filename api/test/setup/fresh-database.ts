import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/database/data-source.js';
import { copyDatabase, migratedTemplate } from './copy-database.js';

interface TestDatabase {
  dataSource: DataSource;
  drop(): Promise<void>;
}

/** A connected data source on a new copy of another database. */
async function copyOf(template: string, isPatient = false): Promise<TestDatabase> {
  const { url, drop } = await copyDatabase(template);
  const dataSource = await createDataSource(url.href, isPatient).initialize();
  return {
    dataSource,
    async drop() {
      if (dataSource.isInitialized) await dataSource.destroy();
      await drop();
    },
  };
}

/** A connected data source on a new, empty database. */
export const freshDatabase = (): Promise<TestDatabase> => copyOf('template0');

/**
 * The same with all tables, which takes a tenth of the time of running the migrations.
 * @param isPatient whether it waits for a busy database, as commands do
 */
export async function migratedDatabase(isPatient = false): Promise<TestDatabase> {
  return copyOf(migratedTemplate(), isPatient);
}
