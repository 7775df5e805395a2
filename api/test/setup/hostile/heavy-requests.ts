/** A body or a query that costs a careless reader far more time than it costs to send. */
export interface HeavyRequest {
  /** What is heavy, for the report of a failure. */
  name: string;
  query?: string;
  body?: string;
}

/**
 * Texts that make regular expressions backtrack: many beginnings of a match that is never
 * completed.
 */
const TEXTS: Record<string, (length: number) => string> = {
  characters: (length) => 'x'.repeat(length),
  spaces: (length) => `a${' '.repeat(length - 2)}a`,
  'line breaks': (length) => `a${'\n'.repeat(length / 2 - 2)}a`,
  hyphens: (length) => `${'a-'.repeat(length / 2 - 1)}-`,
  digits: (length) => '1'.repeat(length),
  days: (length) => '2026-01-01 '.repeat(length / 11),
  brackets: (length) => '[('.repeat(length / 2),
  stars: (length) => `${'*a **'.repeat(length / 5)}`,
  backticks: (length) => `${'`a ``'.repeat(length / 5)}`,
  pipes: (length) => '|-'.repeat(length / 2),
  tags: (length) => '<a<!--'.repeat(length / 6),
  emails: (length) => `a@${'a.'.repeat(length / 2 - 2)}`,
  'ats and dots': (length) => '@.'.repeat(length / 2),
  links: (length) => `https://${'a/'.repeat(length / 2 - 8)}"`,
  'characters of two bytes': (length) => 'Š'.repeat(length / 2),
  'combining marks': (length) => 'e\u0301'.repeat(length / 3),
  percent: (length) => '%'.repeat(length),
};

/** Large values of the JSON types other than text. */
const VALUES: Record<string, unknown> = {
  'an array of numbers': Array.from({ length: 900 }, () => 1),
  'an array of objects': Array.from({ length: 900 }, () => ({})),
  'an array of texts': Array.from({ length: 900 }, (_, i) => `${i}${'x'.repeat(40)}`),
  'an object of many keys': Object.fromEntries(Array.from({ length: 190 }, (_, i) => [`k${i}`, i])),
  'an object of long keys': Object.fromEntries(
    Array.from({ length: 50 }, (_, i) => [`${i}${'k'.repeat(1000)}`, i]),
  ),
  'deep nesting': Array.from({ length: 17 }).reduce((inner) => [{ a: inner }], 1 as unknown),
  'the longest number': 1e308,
};

/**
 * Valid bodies in which one field is heavy. The kinds of heavy values are distributed over the
 * fields, so that each kind is used and each field gets several kinds.
 * @param fields the names of the fields that the body may have
 * @param maxBytes the limit of the whole body
 * @param kinds the number of kinds for each field
 */
export function heavyBodies(
  good: Record<string, unknown>,
  fields: readonly string[],
  maxBytes: number,
  kinds: number,
): HeavyRequest[] {
  const length = maxBytes - JSON.stringify(good).length - 100;
  const heavy: [string, () => unknown][] = [
    ...Object.entries(TEXTS).map(([name, make]): [string, () => unknown] => [
      name,
      () => make(Math.floor(length / Buffer.byteLength(JSON.stringify(make(600)))) * 600),
    ]),
    ...Object.entries(VALUES).map(([name, value]): [string, () => unknown] => [name, () => value]),
  ];
  return fields.flatMap((field, i) =>
    Array.from({ length: kinds }, (_, kind) => {
      const [name, make] = heavy[(i * kinds + kind) % heavy.length] ?? ['', () => null];
      return { name: `${field}: ${name}`, body: JSON.stringify({ ...good, [field]: make() }) };
    }),
  );
}

/** Queries with one parameter as long as a URL may be. */
export function heavyQueries(parameters: string[]): HeavyRequest[] {
  return parameters.flatMap((parameter) =>
    Object.entries(TEXTS).flatMap(([name, make]) => {
      const text = make(1200);
      const values = { [name]: text, [`filter of ${name}`]: JSON.stringify({ q: text }) };
      return Object.entries(values).map(([what, value]) => ({
        name: `${parameter}: ${what}`,
        query: `?${parameter}=${encodeURIComponent(value)}`,
      }));
    }),
  );
}
