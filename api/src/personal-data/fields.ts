import type { Language, Text } from '../i18n/language.js';

/** One thing that a row holds, as its owner reads it: words are in both languages. */
export interface Field<Row> {
  title: Text;
  value: (row: Row) => unknown;
}

export const LANGUAGE_NAMES: Record<Language, Text> = {
  hr: { hr: 'hrvatski', en: 'Croatian' },
  en: { hr: 'engleski', en: 'English' },
};

function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'hr' in value && 'en' in value;
}

/** A row as its owner reads it in a language; moments stay as they are written in ISO 8601. */
export function readable<Row>(
  fields: readonly Field<Row>[],
  row: Row,
  language: Language,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(({ title, value }) => {
      const held = value(row);
      return [title[language], isText(held) ? held[language] : held];
    }),
  );
}
