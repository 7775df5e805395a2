import { useTranslate } from 'react-admin';

import { ListFilter } from './list-filter';

/** Narrows the list around to what waits for a translation. */
export function TranslationFilter() {
  const translate = useTranslate();
  return (
    <ListFilter
      label={translate('admin.filter.translation')}
      choices={[
        { name: translate('admin.filter.untranslated'), filter: { untranslated: true } },
        { name: translate('admin.filter.translated'), filter: { untranslated: false } },
      ]}
    />
  );
}
