import { isRegExp } from 'node:util/types';
import { plainToInstance } from 'class-transformer';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage } from 'class-validator';
import { fieldsOf } from 'shared/is-record';
import { DRAFT, draftBodiesOf, PUBLISHED } from '../../src/openapi/draft-bodies.js';
import {
  COMMON_PASSWORDS,
  NOT_ACCOUNTS,
  NOT_EMAILS,
  NOT_INSTANTS,
  NOT_PDFS,
  NOT_TAX_IDS,
  NOT_TEXTS,
  PATTERNS,
  SEVERAL_LINES,
  text,
} from './invalid-values.js';

export type Body = new () => object;
export type Fields = Record<string, unknown>;

/** Values of a field, each of which makes a valid body invalid. */
export interface Refusal {
  /** The key of the error, like `documents.0.path`. */
  field: string;
  /** Values of the field before the first dot; undefined omits it. */
  values: unknown[];
}

/** A rule of a field. */
interface Check {
  name: string;
  limit: unknown;
  /** Whether it is about the entries of a list. */
  each: boolean;
}

/** A field of a body, with its rules. */
interface CheckedField {
  name: string;
  checks: Check[];
  /** Whether null and texts without characters are accepted. */
  mayBeEmpty: boolean;
}

/** The rules of a class of bodies, by field. */
function checkedFields(body: Body): CheckedField[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(body, '', false, false);
  const names = new Set(rules.map(({ propertyName }) => propertyName));
  // Bodies that describe nothing but drafts meet no rule of what is published.
  const isDraft = draftBodiesOf(body) !== undefined && !names.has('isPublished');
  return [...names].map((name) => {
    const own = rules.filter(({ propertyName }) => propertyName === name);
    const checks = own
      .filter(({ type }) => type !== 'conditionalValidation')
      .filter(({ groups = [] }) => !(isDraft && groups.join() === PUBLISHED))
      .map((rule): Check => {
        const { type, name: check = type, constraints, each } = rule;
        return { name: check, limit: constraints?.[0], each };
      });
    const isLeftOut = ({ name: rule = '', type = '', groups = [] as string[] }) =>
      rule === 'isOptional' || (isDraft && type === 'conditionalValidation' && groups[0] === DRAFT);
    return { name, checks, mayBeEmpty: own.some(isLeftOut) };
  });
}

/** What the document says of a field. */
const documentOf = (body: Body, field: string): Fields =>
  fieldsOf(Reflect.getMetadata('swagger/apiModelProperties', body.prototype, field));

/** The invalid texts for a pattern; undefined where its kind is not known. */
const invalidTextsFor = (pattern: RegExp): unknown[] | undefined =>
  PATTERNS.find(
    ({ accepts, refuses }) =>
      accepts.every((one) => pattern.test(one)) && !refuses.some((one) => pattern.test(one)),
  )?.invalid;

/** A text that is longer than a limit and matches the field's patterns, where there is one. */
function longerThan(max: number, patterns: RegExp[]): string {
  const texts = ['', '/', 'https://drugdje.example/'].map(
    (start) => start + text(max + 1 - start.length),
  );
  return texts.find((one) => patterns.every((pattern) => pattern.test(one))) ?? text(max + 1);
}

const TODAY = new Date();

/** Values that break a rule; undefined for unknown kinds. */
function breakingValues(
  { name, limit }: Check,
  { checks, isTrimmed, entry }: { checks: Check[]; isTrimmed: boolean; entry: unknown },
): unknown[] | undefined {
  const number = Number(limit);
  const patterns = checks.flatMap((one) => (isRegExp(one.limit) ? [one.limit] : []));
  const isOfNumbers = checks.some((one) => one.name === 'isInt');
  switch (name) {
    case 'minLength': {
      const short = number > 1 ? text(number - 1) : ' ';
      return ['', ...(number > 1 ? [short] : []), ...(isTrimmed ? [` ${short} `] : [])];
    }
    case 'maxLength':
      return [longerThan(number, patterns)];
    case 'matches':
      return isRegExp(limit) ? invalidTextsFor(limit) : undefined;
    case 'isString':
    case 'nestedValidation':
      return [];
    case 'isEmail':
      return NOT_EMAILS;
    case 'isOneLine':
      return SEVERAL_LINES;
    case 'isNotCommon':
      return COMMON_PASSWORDS;
    case 'isIBAN':
      return NOT_ACCOUNTS;
    case 'isTaxId':
      return NOT_TAX_IDS;
    case 'isPdfUpload':
      return NOT_PDFS;
    case 'fitsSlip':
      return [text(number + 1), `${text(number - 1)}ž`, `${text(number - 3)}ČĐ`];
    case 'isLeftEmpty':
      return ['https://drugdje.example', ' ', 1, true, ['x'], {}];
    case 'equals':
      return [false, 'true', 1, {}, []];
    case 'isIso8601':
      return ['2026-02-30', '2026-13-01'];
    case 'isInstant':
      return NOT_INSTANTS;
    case 'isPastDay':
      return ['2999-01-01'];
    case 'isPastYear':
      return ['', '2009', 2009.5, 1899, TODAY.getUTCFullYear() + 1, {}];
    case 'isBoolean':
      return ['', 'true', 'da', 1];
    case 'isIn':
      return ['', 'nešto drugo', 1, {}];
    case 'isInt':
      return ['', '1', 1.5, {}];
    case 'min':
      return [number - 1];
    case 'max':
      return [number + 1];
    case 'isObject':
      return ['', 'tekst', 1, []];
    case 'isArray':
      return ['', 'tekst', 1];
    case 'arrayNotEmpty':
    case 'arrayMinSize':
      return [[]];
    case 'arrayMaxSize':
      return [Array.from({ length: number + 1 }, (_, at) => (isOfNumbers ? at + 1 : entry))];
    case 'arrayUnique':
      return [[entry, entry]];
    default:
      return undefined;
  }
}

const ON_TEXTS = ['minLength', 'maxLength', 'matches', 'isString', 'isEmail'];

/** Values that are invalid by their kind: absent, null or of another type. */
function wrongKinds(body: Body, { name, checks, mayBeEmpty }: CheckedField): unknown[] {
  const { required, nullable } = documentOf(body, name);
  const has = (wanted: readonly string[]) =>
    checks.some((check) => !check.each && wanted.includes(check.name));
  return [
    ...(required === false || mayBeEmpty ? [] : [undefined]),
    ...(nullable === true || mayBeEmpty || has(['isLeftEmpty']) ? [] : [null]),
    ...(has(ON_TEXTS) ? NOT_TEXTS : []),
  ];
}

/** The refusals of the objects in a field, which is an object or a list of them. */
function refusalsInside(body: Body, { name, checks }: CheckedField, good: unknown): Refusal[] {
  if (!checks.some((check) => check.name === 'nestedValidation')) return [];
  const inner: unknown = defaultMetadataStorage.findTypeMetadata(body, name)?.typeFunction();
  if (typeof inner !== 'function') throw new Error(`${body.name}.${name} has no class.`);
  const isList = Array.isArray(good);
  const sample = fieldsOf(isList ? good[0] : good);
  const refusals = refusalsOf(inner as Body, sample).map(({ field, values }) => ({
    field: `${name}.${isList ? '0.' : ''}${field}`,
    values: values.map((value) => {
      const changed = { ...sample, [field.replace(/\..*$/, '')]: value };
      return isList ? [changed] : changed;
    }),
  }));
  return isList ? [...refusals, { field: `${name}.0`, values: [['tekst'], [null]] }] : refusals;
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/**
 * The values that a class of bodies refuses, derived from the metadata of its validators, so that a
 * new field is tested automatically.
 * @param good a valid body, with an entry in each list of objects
 * @throws Error naming a field with a rule of an unknown kind
 */
export function refusalsOf(body: Body, good: Fields): Refusal[] {
  return checkedFields(body).flatMap((field) => {
    const { name, checks, mayBeEmpty } = field;
    const trimmed = fieldsOf(plainToInstance(body, { [name]: ' a ' }))[name];
    const given = good[name];
    const entry: unknown = Array.isArray(given) ? given[0] : 1;
    const context = { checks, isTrimmed: trimmed === 'a', entry };
    const broken = checks.map((check): Refusal => {
      const values = breakingValues(check, context);
      if (!values) throw new Error(`${body.name}.${name} has an unknown rule: ${check.name}.`);
      return { field: name, values: check.each ? values.map((value) => [value]) : values };
    });
    return [
      { field: name, values: wrongKinds(body, field) },
      ...broken,
      ...refusalsInside(body, field, given),
    ].map((refusal) => ({
      ...refusal,
      values: refusal.values.filter((value) => !(mayBeEmpty && isBlank(value))),
    }));
  });
}

/** The limits that the document names, and the rule that each of them is. */
const LIMITS = {
  maxLength: ['maxLength', 'fitsSlip'],
  minimum: ['min'],
  maximum: ['max'],
  maxItems: ['arrayMaxSize'],
};

/** The limits in the document's schema of a body that no rule of the class has. */
export function limitsWithoutRule(body: Body, schema: Fields): string[] {
  const fields = checkedFields(body);
  return Object.entries(fieldsOf(schema.properties)).flatMap(([name, documented]) =>
    Object.entries(LIMITS).flatMap(([limit, rules]) => {
      const value = fieldsOf(documented)[limit];
      if (typeof value !== 'number' || value === 0) return [];
      const { checks = [] } = fields.find((field) => field.name === name) ?? {};
      const isRule = checks.some((one) => rules.includes(one.name) && one.limit === value);
      return isRule ? [] : [`${body.name}.${name} ${limit} ${value}`];
    }),
  );
}
