import type {
  EntityManager,
  EntityTarget,
  FindOptionsWhere,
  ObjectLiteral,
  Repository,
} from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { Text } from '../i18n/language.js';
import type { Resource } from '../lists/resource.js';
import { NotFoundError } from '../problems/domain-errors.js';
import { readRow } from '../reads/read-rows.js';
import { createOnce, type RepeatableRequest } from './idempotency-key.js';
import { lastPlace } from './last-place.js';
import { checkVersion, type ExpectedVersions } from './row-version.js';
import { conflictOn } from './unique-violation.js';

type Row = ObjectLiteral & { id: number };
type VersionedRow = Row & { version: number };

// TypeScript does not see that `id` is a key of every T.
const byId = <T extends Row>(id: number) => ({ id }) as FindOptionsWhere<T>;

/** The part of a resource that errors about its rows need. */
export type Named = Pick<Resource, 'noun'>;
type Unique = Named & Pick<Resource, 'taken'>;

/** Says that a row does not exist. */
export const missing = ({ noun }: Named): Text => ({
  hr: `${noun.hr} ne postoji.`,
  en: `There is no such ${noun.en}.`,
});

/** @throws NotFoundError */
export function notFound(resource: Named): never {
  throw new NotFoundError(missing(resource));
}

/** @throws NotFoundError when there is no such row */
export async function findRow<T extends ObjectLiteral>(
  rows: Repository<T>,
  resource: Named,
  where: FindOptionsWhere<T>,
): Promise<T> {
  return (await readRow(rows.createQueryBuilder('row').where(where))) ?? notFound(resource);
}

/**
 * Reads a row and locks it until the transaction ends, so that of several changes based on the same
 * version only the first succeeds.
 * @throws NotFoundError when there is no such row
 * @throws OutdatedError when the row has a version that was not expected
 */
export async function lockRow<T extends Row & { version?: number }>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  resource: Named,
  id: number,
  expected?: ExpectedVersions,
): Promise<T> {
  const row = await manager.findOne(entity, {
    where: byId<T>(id),
    lock: { mode: 'pessimistic_write' },
  });
  if (!row) notFound(resource);
  checkVersion(row, expected);
  return row;
}

/**
 * Stores a new row, only once for repeated requests.
 * @param request identifies repeats of the request
 * @param complete sets fields of the row within the transaction, before it is stored
 * @returns the row, which an earlier request may have stored
 * @throws ConflictError when a unique value is taken
 */
export async function createRow<T extends Row>(
  rows: Repository<T>,
  resource: Unique,
  row: T,
  request: RepeatableRequest | undefined,
  complete?: (row: T, manager: EntityManager) => Promise<void>,
): Promise<T> {
  const { manager, target } = rows;
  const id = await conflictOn(resource.taken, () =>
    createOnce(manager, target, request, async (transaction) => {
      await complete?.(row, transaction);
      const placed = Object.assign(row, lastPlace(rows.metadata, row));
      await transaction.insert<T>(target, placed as QueryDeepPartialEntity<T>);
      return row.id;
    }),
  );
  return findRow(rows, resource, byId(id));
}

/**
 * Changes a row in a transaction.
 * @param change changes the fields of the locked row, which is saved afterwards
 * @returns the row as it is stored
 * @throws NotFoundError when there is no such row
 * @throws OutdatedError when the row has a version that was not expected
 * @throws ConflictError when a unique value is taken
 */
export async function changeRow<T extends VersionedRow>(
  rows: Repository<T>,
  resource: Unique,
  id: number,
  expected: ExpectedVersions,
  change: (row: T, manager: EntityManager) => void | Promise<void>,
): Promise<T> {
  const { manager, target } = rows;
  await conflictOn(resource.taken, () =>
    manager.transaction(async (transaction) => {
      const row = await lockRow(transaction, target, resource, id, expected);
      await change(row, transaction);
      await transaction.save(row);
    }),
  );
  return findRow(rows, resource, byId(id));
}

/**
 * Deletes a row.
 * @returns the deleted row
 * @throws NotFoundError when there is no such row
 */
export async function removeRow<T extends Row>(
  rows: Repository<T>,
  resource: Named,
  id: number,
): Promise<T> {
  const row = await findRow(rows, resource, byId(id));
  return { ...(await rows.remove(row)), id };
}
