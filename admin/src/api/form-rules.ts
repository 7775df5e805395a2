import rules from './rules.json' with { type: 'json' };

/** A check of a field in the API's rules, with its messages. */
export interface Check {
  check: string;
  /** The limit, or the source of a pattern. */
  limit?: unknown;
  /** The flags of a pattern. */
  flags?: string;
  /** Whether a draft need not pass it. */
  toPublish?: boolean;
  hr: string;
  en: string;
}

export interface FieldRules {
  /** The initial value in a form. */
  initial?: unknown;
  /**
   * How an empty value of an optional field is sent: as `null`, or left to the API's `default`.
   * `draft`: only a draft may leave it empty.
   */
  empty?: string;
  /** How the API normalizes a text before its checks; by default trimmed. */
  reads?: string;
  /** The allowed values of an enumeration. */
  choices?: string[];
  checks?: Check[];
}

export type Values = Record<string, unknown>;

/** The fields of the request bodies of a resource. */
export type BodyField<Resource extends keyof typeof rules> = Extract<
  keyof (typeof rules)[Resource],
  string
>;

const allRules: Record<string, Record<string, FieldRules>> = rules;

/** The names of the fields in the request bodies of a resource. */
export function bodyFields<Resource extends keyof typeof rules>(
  resource: Resource,
): BodyField<Resource>[] {
  const fields: BodyField<Resource>[] = [];
  for (const field in rules[resource]) fields.push(field);
  return fields;
}

/** The rules of a field, including one within a list (`documents.0.name`). */
export function fieldRules(resource: string, source: string): FieldRules {
  return allRules[resource]?.[source.replace(/\.\d+(?=\.|$)/g, '')] ?? {};
}

/** Whether a value is empty; white space counts in a text that the API reads verbatim. */
export function isEmpty(value: unknown, { reads }: FieldRules): boolean {
  if (typeof value === 'string') return (reads === 'verbatim' ? value : value.trim()) === '';
  return value === undefined || value === null;
}

/** The fields of a record without those nested in another field. */
const topFields = (resource: string) =>
  Object.entries(allRules[resource] ?? {}).filter(([field]) => !field.includes('.'));

/** The Croatian fields of a resource that have an English counterpart. */
export function translatedFields(resource: string): string[] {
  const fields = topFields(resource).map(([field]) => field);
  return fields.filter((field) => fields.includes(`${field}En`));
}

/** The values of an empty form: of a draft, where a record is one until its form publishes it. */
export function initialValues(resource: string): Values {
  const values: Values = Object.fromEntries(
    topFields(resource)
      .filter(([, { initial }]) => initial !== undefined)
      .map(([field, { initial }]) => [field, initial]),
  );
  if (isPublishable(resource)) values.isPublished = false;
  return values;
}

/** The request body of a form's values. */
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

/** Whether the rows of a resource may be drafts, which are unfinished. */
export const hasDrafts = (resource: string): boolean =>
  topFields(resource).some(([, { empty }]) => empty === 'draft');

/** The fields that a row needs to be published; the address is made from its title. */
export const neededFields = (resource: string): string[] =>
  topFields(resource).flatMap(([field, { empty }]) =>
    empty === 'draft' && field !== 'slug' ? [field] : [],
  );

/** Whether the rows of a resource are drafts until their form publishes them. */
export const isPublishable = (resource: string): boolean =>
  hasDrafts(resource) && allRules[resource]?.isPublished !== undefined;

/** Whether a field has an English text that a row in Croatian only does not need. */
export const isLeftOut = (source: string, { croatianOnly }: Values): boolean =>
  croatianOnly === true && source.endsWith('En');

/** Whether the values of a form are those of a draft. */
export const isDraft = (resource: string, values: Values): boolean =>
  hasDrafts(resource) && values.isPublished !== true;

/** The sources of the fields nested in a field (`socialLinks.x`). */
export function fieldsWithin(resource: string, field: string): string[] {
  return Object.keys(allRules[resource] ?? {}).filter((source) => source.startsWith(`${field}.`));
}

/** The allowed values of a field that is an enumeration; otherwise empty. */
export function choicesOf(resource: string, source: string): readonly string[] {
  return fieldRules(resource, source).choices ?? [];
}
