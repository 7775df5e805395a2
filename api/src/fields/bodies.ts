import type { Type } from '@nestjs/common';
import { IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { draftBodiesOf, markDraftBodies } from '../openapi/draft-bodies.js';
import { ApiBaseVersion } from '../rows/row-version.js';
import { draftsOf } from './drafts.js';
import { fieldsOf, writtenNames } from './field.js';

/** Fields that clients never write. */
const ROW = ['id', 'createdAt', 'updatedAt', 'version'] as const;
/** An entity class with declared fields. */
type Row = Type<Record<string, unknown>>;
type RowKey = (typeof ROW)[number];

type NullableKey<T> = { [K in keyof T]: null extends T[K] ? K : never }[keyof T];

/** The fields of a body: nullable fields and those with a default are optional. */
type Body<T, Defaulted extends keyof T> = Omit<T, NullableKey<T> | Defaulted> &
  Partial<Pick<T, NullableKey<T> | Defaulted>>;

interface DefaultedKeys<Defaulted> {
  /** Optional fields that are not nullable. */
  defaulted?: readonly Defaulted[];
}

interface BodyKeys<ReadOnly, Defaulted> extends DefaultedKeys<Defaulted> {
  /** The entity's other fields that clients do not write. */
  readOnly?: readonly ReadOnly[];
}

/**
 * A body of all fields of an entity that clients write, with their rules.
 * @throws Error when `readOnly` and the entity's decorators disagree on which these are
 */
export function BodyOf<T, ReadOnly extends keyof T = never, Defaulted extends keyof T = never>(
  entity: Type<T>,
  keys?: BodyKeys<ReadOnly, Defaulted>,
): Type<Body<Omit<T, RowKey | ReadOnly>, Exclude<Defaulted, RowKey | ReadOnly>>>;
export function BodyOf(entity: Row, { readOnly = [] }: BodyKeys<string, string> = {}): Row {
  const written = writtenNames(entity);
  const notWritten = new Set<string>([...ROW, ...readOnly]);
  const expected = fieldsOf(entity).flatMap(({ name }) => (notWritten.has(name) ? [] : [name]));
  if (written.join() !== expected.join()) {
    throw new Error(`Bodies of ${entity.name} write ${written.join()}, not ${expected.join()}.`);
  }
  const body = PickType(entity, written);
  const drafts = draftsOf(entity);
  if (!drafts) return body;
  markDraftBodies(body, drafts.published ? 'published' : 'draft');
  for (const { name, unfinished, draft } of fieldsOf(entity)) {
    if (unfinished !== undefined) draft(body.prototype, name);
  }
  return body;
}

/**
 * A body of some fields of an entity, with their rules.
 * @throws Error when clients do not write one of them
 */
export function PartialBodyOf<T, Key extends keyof T, Defaulted extends Key = never>(
  entity: Type<T>,
  fields: readonly Key[],
  keys?: DefaultedKeys<Defaulted>,
): Type<Body<Pick<T, Key>, Defaulted>>;
export function PartialBodyOf(entity: Row, fields: readonly string[]): Row {
  const written = writtenNames(entity);
  const wrong = fields.filter((field) => !written.includes(field));
  if (wrong.length > 0) throw new Error(`No body of ${entity.name} writes ${wrong.join()}.`);
  return PickType(entity, fields);
}

class ExpectedVersion {
  @ApiBaseVersion()
  version?: number;
}

/** The body of a change: omitted fields do not change. */
export function ChangeOf<T>(body: Type<T>): Type<Partial<T> & ExpectedVersion>;
export function ChangeOf(body: Row): Row {
  const change = IntersectionType(
    PartialType(body, { skipNullProperties: false }),
    ExpectedVersion,
  );
  if (draftBodiesOf(body)) markDraftBodies(change, 'either');
  return change;
}

/** A response with the declared fields of an entity, except the given ones. */
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

/** The JSON representation of values. */
type Json<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] };

/** A version of a row: every field that clients write, as JSON. */
export function VersionOf<T, ReadOnly extends keyof T = never>(
  entity: Type<T>,
  readOnly?: readonly ReadOnly[],
): Type<Json<Omit<T, RowKey | ReadOnly>>>;
export function VersionOf(entity: Row): Row {
  return PickType(AnswerOf(entity), writtenNames(entity));
}

/** Makes a version of a row from its current fields. */
export function versionOf<T extends object, V>(entity: Type<T>, version: Type<V>, row: T): V;
export function versionOf(entity: Row, _: Row, row: Record<string, unknown>): unknown {
  const fields = writtenNames(entity).map((name) => [name, row[name]]);
  return JSON.parse(JSON.stringify(Object.fromEntries(fields)));
}
