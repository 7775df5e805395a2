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

/** The rules of each field, the one that speaks first last; conditions are no rules. */
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

/** Texts that a pattern refuses, by those that patterns of its kind accept and do not. */
const PATTERNS: { accepts: string[]; not: string[]; refused: unknown[] }[] = [
  { accepts: [PATH, HTTPS], not: [], refused: NOT_LINKS },
  { accepts: [HTTPS], not: [PATH], refused: NOT_HTTPS },
  { accepts: [PATH], not: [HTTPS], refused: NOT_PATHS },
  { accepts: [SLUG], not: [], refused: NOT_SLUGS },
  { accepts: [DAY], not: [SLUG], refused: NOT_DAYS },
];

function refusedBy(pattern: RegExp): unknown[] | undefined {
  return PATTERNS.find(
    ({ accepts, not }) =>
      accepts.every((one) => pattern.test(one)) && !not.some((one) => pattern.test(one)),
  )?.refused;
}

/** A text longer than a limit that the field's patterns accept. */
function longerThan(max: number, patterns: RegExp[]): string {
  const texts = ['', '/', HTTPS].map((start) => start + text(max + 1 - start.length));
  return texts.find((one) => patterns.every((pattern) => pattern.test(one))) ?? text(max + 1);
}

/** Values that break one rule and none that speaks before it; undefined for other kinds of rules. */
function breaking({ name, limit }: Check, all: Check[]): unknown[] | undefined {
  const number = Number(limit);
  const patterns = all.flatMap((one) => (one.limit instanceof RegExp ? [one.limit] : []));
  switch (name) {
    case 'minLength':
      return number > 1 ? ['', text(number - 1), ` ${text(number - 1)} `] : ['', '   '];
    case 'maxLength':
      return [longerThan(number, patterns)];
    case 'matches':
      return limit instanceof RegExp ? refusedBy(limit) : undefined;
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

/** What no field of its kind may be: absent, null or of another type. */
function unfit(body: Body, field: string, checks: Check[]): unknown[] {
  const document: { required?: boolean; nullable?: boolean } =
    Reflect.getMetadata('swagger/apiModelProperties', body.prototype, field) ?? {};
  return [
    ...(document.required === false ? [] : [undefined]),
    ...(document.nullable ? [] : [null]),
    ...(checks.some(({ name }) => ON_TEXTS.includes(name)) ? NOT_TEXTS : []),
  ];
}

/**
 * The rules of a body, each with values that break it, made from the metadata by the kinds of the
 * rules, so that a field that is added is tested without a line of its own.
 * @param byHand fields whose rules are of other kinds
 * @throws Error naming a field with a rule of another kind
 */
export function derivedRules(body: Body, byHand: readonly string[] = []): Rule[] {
  return [...checksOf(body)].flatMap(([field, checks]) => {
    const first = checks.at(-1);
    if (!first || byHand.includes(field)) return [];
    const broken = checks.map((check): Rule => {
      const values = breaking(check, checks);
      if (!values) throw new Error(`${field} has a rule to write by hand: ${check.name}.`);
      return { field, values, ...check.message };
    });
    const always: Rule = { field, values: unfit(body, field, checks), ...first.message };
    return [always, ...broken].filter(({ values }) => values.length > 0);
  });
}
