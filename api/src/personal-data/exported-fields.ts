import type { Language, Text } from '../i18n/language.js';

/** An exported field of a row, with its label in both languages. */
export interface ExportedField<Row> {
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

/** Rows in an export, with labels in a language; instants are in ISO 8601. */
export const exportRows = <Row>(
  fields: readonly ExportedField<Row>[],
  rows: readonly Row[],
  language: Language,
): Record<string, unknown>[] => rows.map((row) => exportRow(fields, row, language));

/** One row in an export. */
export function exportRow<Row>(
  fields: readonly ExportedField<Row>[],
  row: Row,
  language: Language,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(({ title, value }) => {
      const stored = value(row);
      return [title[language], isText(stored) ? stored[language] : stored];
    }),
  );
}
