import { useLocaleState, useTranslate } from 'react-admin';
import { fieldsOf } from 'shared/is-record';
import { rowName } from './row-name';

/** What a row is called where it can be chosen; visitors do not see a draft, which is said. */
export function useChoiceName(): (record: unknown) => string {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (record) => {
    const name = rowName(record, locale);
    const isDraft = fieldsOf(record).isPublished === false;
    return isDraft ? translate('admin.form.publishing.draftNamed', { name }) : name;
  };
}
