import { isRegExp } from 'node:util/types';
import { getMetadataStorage } from 'class-validator';
import type { Rule } from './rule-table.js';
import {
  NOT_DAYS,
  NOT_HTTPS,
  NOT_INSTANTS,
  NOT_LINKS,
  NOT_PATHS,
  NOT_SLUGS,
  NOT_TEXTS,
  text,
} from './shared.js';

type Body = new () => object;

/** A rule of a field and its message. */
interface Check {
  name: string;
  limit: unknown;
  message: Pick<Rule, 'hr' | 'en'>;
}

/** The rules of each field, without conditions; the one that is reported first comes last. */
function checksOf(body: Body): Map<string, Check[]> {
  const checks = new Map<string, Check[]>();
  for (const rule of getMetadataStorage().getTargetValidationMetadatas(body, '', false, false)) {
    const { propertyName: field, type, name = type, constraints = [], context = {} } = rule;
    if (type === 'conditionalValidation') continue;
    const { hr, en } = context;
    const check: Check = { name, limit: constraints[0], message: { hr, en } };
    checks.set(field, [...(checks.get(field) ?? []), check]);
  }
  return checks;
}

const PATH = '/slika.png';
const HTTPS = 'https://drugdje.example/';
const DAY = '2026-05-04';
const SLUG = 'prvi-zapis';

/** Invalid texts for each kind of pattern, known by examples that it accepts and refuses. */
const PATTERNS: { accepts: string[]; refuses: string[]; invalid: unknown[] }[] = [
  { accepts: [PATH, HTTPS], refuses: [], invalid: NOT_LINKS },
  { accepts: [HTTPS], refuses: [PATH], invalid: NOT_HTTPS },
  { accepts: [PATH], refuses: [HTTPS], invalid: NOT_PATHS },
  { accepts: [SLUG], refuses: [], invalid: NOT_SLUGS },
  { accepts: [DAY], refuses: [SLUG], invalid: NOT_DAYS },
];

function invalidTextsFor(pattern: RegExp): unknown[] | undefined {
  return PATTERNS.find(
    ({ accepts, refuses }) =>
      accepts.every((one) => pattern.test(one)) && !refuses.some((one) => pattern.test(one)),
  )?.invalid;
}

/** A text that is longer than a limit and matches the field's patterns. */
function longerThan(max: number, patterns: RegExp[]): string {
  const texts = ['', '/', HTTPS].map((start) => start + text(max + 1 - start.length));
  return texts.find((one) => patterns.every((pattern) => pattern.test(one))) ?? text(max + 1);
}

/** Values that break a rule and none that is reported before it; undefined for unknown kinds. */
function breakingValues({ name, limit }: Check, all: Check[]): unknown[] | undefined {
  const number = Number(limit);
  const patterns = all.flatMap((one) => (isRegExp(one.limit) ? [one.limit] : []));
  switch (name) {
    case 'minLength':
      return number > 1 ? ['', text(number - 1), ` ${text(number - 1)} `] : ['', '   '];
    case 'maxLength':
      return [longerThan(number, patterns)];
    case 'matches':
      return isRegExp(limit) ? invalidTextsFor(limit) : undefined;
    case 'isString':
      return [];
    case 'isIso8601':
      return ['2026-02-30', '2026-13-01'];
    case 'isInstant':
      return NOT_INSTANTS;
    case 'isBoolean':
      return ['', 'true', 'da', 1];
    case 'isIn':
      return ['', 'nešto drugo', 1];
    case 'isInt':
      return ['', '1', 1.5, 2 ** 53, {}];
    case 'min':
      return [number - 1];
    case 'max':
      return [number + 1];
    default:
      return undefined;
  }
}

const ON_TEXTS = ['minLength', 'maxLength', 'matches', 'isString'];

/** Values that are invalid by their kind: absent, null or of another type. */
function wrongKinds(body: Body, field: string, checks: Check[]): unknown[] {
  const document: { required?: boolean; nullable?: boolean } =
    Reflect.getMetadata('swagger/apiModelProperties', body.prototype, field) ?? {};
  return [
    ...(document.required === false ? [] : [undefined]),
    ...(document.nullable ? [] : [null]),
    ...(checks.some(({ name }) => ON_TEXTS.includes(name)) ? NOT_TEXTS : []),
  ];
}

/**
 * The rules of a body with values that break them, derived from the metadata of the validators, so
 * that a new field is tested automatically.
 * @param byHand fields whose rules are written by hand
 * @throws Error naming a field with a rule of an unknown kind
 */
export function derivedRules(body: Body, byHand: readonly string[] = []): Rule[] {
  return [...checksOf(body)].flatMap(([field, checks]) => {
    const first = checks.at(-1);
    if (!first || byHand.includes(field)) return [];
    const broken = checks.map((check): Rule => {
      const values = breakingValues(check, checks);
      if (!values) throw new Error(`${field} has a rule to write by hand: ${check.name}.`);
      return { field, values, ...check.message };
    });
    const always: Rule = { field, values: wrongKinds(body, field, checks), ...first.message };
    return [always, ...broken].filter(({ values }) => values.length > 0);
  });
}
