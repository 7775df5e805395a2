import { isDeepStrictEqual } from 'node:util';
import { applyDecorators, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import {
  IsString,
  MinLength,
  validate,
  ValidateIf,
  type ValidationError,
  type ValidationOptions,
} from 'class-validator';
import { DRAFT, draftBodiesOf, PUBLISHED } from '../openapi/draft-bodies.js';
import { englishName, fieldsOf, isEnglish } from './field.js';
import { invalidInput } from './invalid-input.js';

const DRAFTS = 'drafts of an entity';

export interface Drafts {
  /** The text that a draft needs, in either language. */
  title: string;
  /** Begins the slug of a draft whose title has too few letters. */
  slug: string;
  /** Whether a row whose body does not say so is published. */
  published: boolean;
}

/**
 * Declares that rows of the entity may be unfinished until they are published: a draft needs a
 * title in one language. A row is published when its `isPublished` is true; where the entity has
 * no such field, its service says so.
 */
export const HasDrafts =
  ({ title = 'title', slug = '', published = false }: Partial<Drafts>): ClassDecorator =>
  (entity) =>
    Reflect.defineMetadata(DRAFTS, { title, slug, published } satisfies Drafts, entity);

/** Which drafts an entity has; undefined where all of its rows are complete. */
export const draftsOf = (entity: object): Drafts | undefined =>
  Reflect.getOwnMetadata(DRAFTS, entity);

/** Whether a row is in Croatian only. */
const isCroatianOnly = (row: object): boolean => Reflect.get(row, 'croatianOnly') === true;

/**
 * Whether a body may lack what publishing needs: that of a draft, of a row in Croatian only, or of
 * a change, as what it leaves out is in the row. The service checks the row that comes of it.
 */
function mayBeDraft(body: object): boolean {
  const kind = draftBodiesOf(body.constructor);
  if (kind === undefined) return false;
  if (kind === 'either' || isCroatianOnly(body)) return true;
  const isPublished: unknown = Reflect.get(body, 'isPublished');
  return isPublished === undefined ? kind !== 'published' : isPublished !== true;
}

/** The rules of class-validator that apply to a body. */
export const rulesFor = (body: object) => ({
  groups: [mayBeDraft(body) ? DRAFT : PUBLISHED],
  always: true,
});

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A draft may leave the field empty; all its rules apply otherwise. */
export const EmptyInDrafts = (): PropertyDecorator =>
  ValidateIf((_, value) => !isEmpty(value), { groups: [DRAFT] });

/** The body of a draft may leave the field out; all its rules apply otherwise. */
export const OmittedInDrafts = (): PropertyDecorator =>
  ValidateIf((_, value) => value !== undefined, { groups: [DRAFT] });

/** A rule that only what is published has to meet. */
export const toPublish = (message: ValidationOptions): ValidationOptions => ({
  ...message,
  groups: [PUBLISHED],
});

/** A rule that is checked again before a row is published. */
export const forAll = (message: ValidationOptions): ValidationOptions => ({
  ...message,
  groups: [DRAFT, PUBLISHED],
});

/** The minimal length of a text that is published; a draft may have a shorter one, or none. */
export function MinLengthToPublish(min: number, message: ValidationOptions): PropertyDecorator {
  return applyDecorators(
    IsString({ ...message, groups: [DRAFT] }),
    MinLength(min, toPublish(message)),
    EmptyInDrafts(),
  );
}

/** Fills in the empty values that a draft is stored with, where a body left them out. */
function fill(entity: object, row: object): void {
  for (const { name, unfinished } of fieldsOf(entity)) {
    if (unfinished === undefined) continue;
    const value: unknown = Reflect.get(row, name);
    if (isEmpty(value)) Reflect.set(row, name, structuredClone(unfinished));
  }
}

/** The errors that are not about English texts, also of the parts of a list. */
const exceptEnglish = (errors: readonly ValidationError[]): ValidationError[] =>
  errors.flatMap((error) => {
    if (isEnglish(error.property)) return [];
    const { children = [], constraints } = error;
    const left = exceptEnglish(children);
    if (children.length > 0 && left.length === 0 && !constraints) return [];
    return [Object.assign(error, { children: left })];
  });

/** The rules that a row breaks if it is published. */
function missingIn<T extends object>(entity: Type<T>, row: T): Promise<ValidationError[]> {
  const rules = { groups: [PUBLISHED], forbidUnknownValues: false };
  return validate(plainToInstance(entity, { ...row }), rules);
}

export interface Publication<T> {
  /** The row as it is stored; undefined for a new one. */
  before?: T;
  /** Whether the row is published, and was before; by default as its field says. */
  isPublished?: (row: T) => boolean;
  /** Whether publishing needs the English texts; by default unless the row is in Croatian only. */
  needsEnglish?: boolean;
}

/**
 * Checks a row that may be a draft before it is stored: a draft needs a title in one language, and
 * what is published has to be complete, also in English unless it is in Croatian only. In a row
 * that was published already, only what changes is checked, as earlier rules may have been others.
 * @throws InvalidInputError naming the fields
 */
export async function checkDraft<T extends object>(
  entity: Type<T>,
  row: T,
  {
    before,
    isPublished = (one) => Reflect.get(one, 'isPublished') === true,
    needsEnglish = !isCroatianOnly(row),
  }: Publication<T> = {},
): Promise<void> {
  fill(entity, row);
  const missing = await missingIn(entity, row);
  const broken = new Set(missing.map(({ property }) => property));
  const title = draftsOf(entity)?.title ?? '';
  if (!isPublished(row)) {
    const titles = isCroatianOnly(row) ? [title] : [title, englishName(title)];
    const untitled = titles.every((one) => broken.has(one));
    if (untitled) throw invalidInput(missing.filter(({ property }) => property === title));
    return;
  }
  const asBefore = ({ property }: ValidationError) =>
    before !== undefined &&
    isPublished(before) &&
    isCroatianOnly(before) === isCroatianOnly(row) &&
    isDeepStrictEqual(Reflect.get(row, property), Reflect.get(before, property));
  const needed = needsEnglish ? missing : exceptEnglish(missing);
  const errors = needed.filter((error) => !asBefore(error));
  if (errors.length > 0) throw invalidInput(errors);
}
