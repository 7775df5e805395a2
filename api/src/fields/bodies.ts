import type { Type } from '@nestjs/common';
import { IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { ApiBaseVersion } from '../rows/row-version.js';
import { fieldsOf, writtenNames } from './field.js';

/** The fields of every row that no body writes. */
const ROW = ['id', 'createdAt', 'updatedAt', 'version'] as const;
/** A class whose fields are read from their declarations. */
type Row = Type<Record<string, unknown>>;
type RowKey = (typeof ROW)[number];

type NullableKey<T> = { [K in keyof T]: null extends T[K] ? K : never }[keyof T];

/** The fields of a body: those that may be null or have a default may be left out. */
type Body<T, Kept extends keyof T, Defaulted extends keyof T> = Omit<
  T,
  RowKey | Kept | Defaulted | NullableKey<T>
> &
  Partial<Pick<T, Exclude<NullableKey<T> | Defaulted, Kept>>>;

interface BodyKeys<Kept, Defaulted> {
  /** The entity's other fields that no body writes. */
  kept?: readonly Kept[];
  /** Fields that are never null, but may be left out. */
  defaulted?: readonly Defaulted[];
}

/**
 * A body that holds the fields of an entity that clients write, with their rules.
 * @throws Error when `kept` and the entity's decorators disagree on which these are
 */
export function BodyOf<T, Kept extends keyof T = never, Defaulted extends keyof T = never>(
  entity: Type<T>,
  keys?: BodyKeys<Kept, Defaulted>,
): Type<Body<T, Kept, Defaulted>>;
export function BodyOf(entity: Row, { kept = [] }: BodyKeys<string, string> = {}): Row {
  const written = writtenNames(entity);
  const notWritten = new Set<string>([...ROW, ...kept]);
  const expected = fieldsOf(entity).flatMap(({ name }) => (notWritten.has(name) ? [] : [name]));
  if (written.join() !== expected.join()) {
    throw new Error(`Bodies of ${entity.name} write ${written.join()}, not ${expected.join()}.`);
  }
  return PickType(entity, written);
}

class ExpectedVersion {
  @ApiBaseVersion()
  version?: number;
}

/** The body of a change: the fields that are left out stay as they are. */
export function ChangeOf<T>(body: Type<T>): Type<Partial<T> & ExpectedVersion>;
export function ChangeOf(body: Row): Row {
  return IntersectionType(PartialType(body, { skipNullProperties: false }), ExpectedVersion);
}

/** An answer that holds the declared fields of an entity, but for the given ones. */
export function AnswerOf<T, K extends keyof T = never>(
  entity: Type<T>,
  hidden?: readonly K[],
): Type<Omit<T, K>>;
export function AnswerOf(entity: Row, hidden: readonly string[] = []): Row {
  class Answer {
    [field: string]: unknown;
  }
  for (const { name, answer } of fieldsOf(entity)) {
    if (!hidden.includes(name)) answer(Answer.prototype, name);
  }
  return Answer;
}

/** Values as JSON holds them. */
type Json<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] };

/** What a version of a row holds: every field that clients write. */
export function VersionOf<T, Kept extends keyof T = never>(
  entity: Type<T>,
  kept?: readonly Kept[],
): Type<Json<Omit<T, RowKey | Kept>>>;
export function VersionOf(entity: Row): Row {
  return PickType(AnswerOf(entity), writtenNames(entity));
}

/** The fields of a row that clients write, as a version of it holds them. */
export function versionOf<T extends object, V>(entity: Type<T>, version: Type<V>, row: T): V;
export function versionOf(entity: Row, _: Row, row: Record<string, unknown>): unknown {
  const fields = writtenNames(entity).map((name) => [name, row[name]]);
  return JSON.parse(JSON.stringify(Object.fromEntries(fields)));
}
