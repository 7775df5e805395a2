import rules from './rules.json' with { type: 'json' };

/** One check of a field, with its message; by the API's own rules. */
export interface Check {
  check: string;
  /** The limit; of a pattern its source. */
  limit?: unknown;
  /** The flags of a pattern. */
  flags?: string;
  hr: string;
  en: string;
}

export interface FieldRules {
  /** What a new form holds. */
  initial?: unknown;
  /** What an empty value stands for, where the field may be empty: `null`, or the API's `default`. */
  empty?: string;
  /** How the API reads a text; without it, trimmed at both ends. */
  reads?: string;
  /** The values that it may have, where these are few. */
  choices?: string[];
  checks?: Check[];
}

export type Values = Record<string, unknown>;

/** The body fields of a resource: those of a new record, and those of a change. */
export type BodyField<Resource extends keyof typeof rules> = Extract<
  keyof (typeof rules)[Resource],
  string
>;

const allRules: Record<string, Record<string, FieldRules>> = rules;

/** The names of the fields that the API takes of a resource. */
export function bodyFields<Resource extends keyof typeof rules>(
  resource: Resource,
): BodyField<Resource>[] {
  const fields: BodyField<Resource>[] = [];
  for (const field in rules[resource]) fields.push(field);
  return fields;
}

/** The rules of a field, also of one within a list (`documents.0.name`). */
export function fieldRules(resource: string, source: string): FieldRules {
  return allRules[resource]?.[source.replace(/\.\d+(?=\.|$)/g, '')] ?? {};
}

/** Whether a value says nothing; white space does in a text that is read as it was typed. */
export function isEmpty(value: unknown, { reads }: FieldRules): boolean {
  if (typeof value === 'string') return (reads === 'verbatim' ? value : value.trim()) === '';
  return value === undefined || value === null;
}

/** The fields of the records themselves, not those within another field. */
const topFields = (resource: string) =>
  Object.entries(allRules[resource] ?? {}).filter(([field]) => !field.includes('.'));

/** The values of an empty form. */
export function initialValues(resource: string): Values {
  return Object.fromEntries(
    topFields(resource)
      .filter(([, { initial }]) => initial !== undefined)
      .map(([field, { initial }]) => [field, initial]),
  );
}

/** What the API takes, of a form's values. */
export function requestBody(resource: string, values: Values): Values {
  const body: Values = {};
  for (const [field, rules] of topFields(resource)) {
    const value = values[field];
    if (value === undefined) continue;
    if (!rules.empty || !isEmpty(value, rules)) body[field] = value;
    else if (rules.empty === 'null') body[field] = null;
    else if (rules.initial !== undefined) body[field] = rules.initial;
  }
  return body;
}

/** The sources of the fields within a field (`socialLinks.x`). */
export function fieldsWithin(resource: string, field: string): string[] {
  return Object.keys(allRules[resource] ?? {}).filter((source) => source.startsWith(`${field}.`));
}

/** The values that a field may have, where these are few. */
export function choicesOf(resource: string, source: string): readonly string[] {
  return fieldRules(resource, source).choices ?? [];
}
