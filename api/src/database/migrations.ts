import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { MigrationInterface } from 'typeorm';

export type Migration = new () => MigrationInterface;

/** Every migration. Released migrations never change. */
const FOLDER = fileURLToPath(new URL('migrations', import.meta.url));

/** The end of a migration's class name: its timestamp in milliseconds, by which TypeORM sorts. */
const TIMESTAMP = /\d{13}$/;

const isMigration = (value: unknown): value is Migration =>
  typeof value === 'function' && TIMESTAMP.test(value.name);

const timestamp = ({ name }: Migration): number => Number(TIMESTAMP.exec(name)?.[0]);

/** A migration's class in a compiled file. */
const CLASS = /^export class (\w*\d{13})\b/gm;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, file));

const noMigration = (file: string): Error =>
  new Error(`${file} exports no migration named with a timestamp.`);

async function loadFile(file: string): Promise<Migration[]> {
  const exported: object = await import(pathToFileURL(file).href);
  const migrations = Object.values(exported).filter(isMigration);
  if (!migrations.length) throw noMigration(file);
  return migrations;
}

/**
 * The migrations in the files of a folder and its subfolders, oldest first.
 * @throws Error with the name of a file that exports none
 */
export async function loadMigrations(folder = FOLDER): Promise<Migration[]> {
  const migrations = await Promise.all(filesOf(folder).map(loadFile));
  return migrations.flat().sort((one, other) => timestamp(one) - timestamp(other));
}

/**
 * The names of the same migrations, which are read without loading them: mostly none has to run.
 * @throws Error with the name of a file that exports none
 */
export function migrationNames(folder = FOLDER): string[] {
  return filesOf(folder).flatMap((file) => {
    const names = [...readFileSync(file, 'utf8').matchAll(CLASS)].map(([, name = '']) => name);
    if (!names.length) throw noMigration(file);
    return names;
  });
}
