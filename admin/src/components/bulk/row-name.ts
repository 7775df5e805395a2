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

/** What a row of any list is called, in the panel's language where it has a name in it. */
export function rowName(record: unknown, locale: string): string {
  const fields = fieldsOf(record);
  const inLanguage = names.flatMap((name) =>
    locale === 'en' ? [`${name}En`, name] : [name, `${name}En`],
  );
  const name = inLanguage.map((key) => fields[key]).find((value) => value);
  return typeof name === 'string' ? name : String(fields.id);
}
