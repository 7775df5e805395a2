import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

/** The end of a migration's class name: its timestamp in milliseconds, by which TypeORM sorts. */
const TIMESTAMP = /\d{13}$/;

const isMigration = (value: unknown): value is Migration =>
  typeof value === 'function' && TIMESTAMP.test(value.name);

const timestamp = ({ name }: Migration): number => Number(TIMESTAMP.exec(name)?.[0]);

async function loadFile(file: string): Promise<Migration[]> {
  const exported: object = await import(pathToFileURL(file).href);
  const migrations = Object.values(exported).filter(isMigration);
  if (!migrations.length) throw new Error(`${file} exports no migration named with a timestamp.`);
  return migrations;
}

/**
 * The migrations in the files of a folder and its subfolders, oldest first.
 * @throws Error with the name of a file that exports none
 */
export async function loadMigrations(folder: string): Promise<Migration[]> {
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((file) =>
    file.endsWith('.js'),
  );
  const migrations = await Promise.all(files.map((file) => loadFile(join(folder, file))));
  return migrations.flat().sort((one, other) => timestamp(one) - timestamp(other));
}

/** Every migration. Released migrations never change. */
export const MIGRATIONS = await loadMigrations(
  fileURLToPath(new URL('migrations', import.meta.url)),
);
