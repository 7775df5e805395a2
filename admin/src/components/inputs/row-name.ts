import { fieldsOf } from 'shared/is-record';
import { asText } from './text';

const names = [
  'title',
  'name',
  'subject',
  'fullName',
  'email',
  'reference',
  'source',
  'username',
  'payerName',
];

/** A text of a row in the panel's language; in the other one while it has none in it. */
export function textIn(row: unknown, field: string, locale: string): string {
  const { [field]: croatian, [`${field}En`]: english } = fieldsOf(row);
  return asText(locale === 'en' ? english : croatian) || asText(croatian) || asText(english);
}

/** What a row of any list is called, in the panel's language where it has a name in it. */
export const rowName = (row: unknown, locale: string): string =>
  names.map((field) => textIn(row, field, locale)).find(Boolean) ?? String(fieldsOf(row).id);
