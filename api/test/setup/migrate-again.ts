import type { DataSource, MigrationInterface } from 'typeorm';

/** Reverses a migration and runs it again, as where the site had its rows before. */
export async function migrateAgain(
  dataSource: DataSource,
  migration: MigrationInterface,
): Promise<void> {
  const runner = dataSource.createQueryRunner();
  await migration.down(runner);
  await runner.startTransaction();
  await migration.up(runner);
  await runner.commitTransaction();
  await runner.release();
}
