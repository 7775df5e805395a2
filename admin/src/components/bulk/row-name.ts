import { fieldsOf } from 'shared/is-record';

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

/** What a row of any list is called, in the panel's language where it has a name in both. */
export function rowName(record: unknown, locale: string): string {
  const fields = fieldsOf(record);
  const inLanguage = locale === 'en' ? names.flatMap((name) => [`${name}En`, name]) : names;
  const name = inLanguage.map((key) => fields[key]).find((value) => value);
  return typeof name === 'string' ? name : String(fields.id);
}
