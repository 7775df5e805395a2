import { useLocaleState, useTranslate } from 'react-admin';
import { fieldsOf } from 'shared/is-record';
import { richTextEn } from '../../i18n/en/general/rich-text';
import { richTextHr } from '../../i18n/hr/general/rich-text';

const prefix = 'admin.richText.';

/** The text at a path in a catalogue, such as `tool.bold`. */
const textAt = (catalogue: unknown, path: string): unknown =>
  path.split('.').reduce((branch, name) => fieldsOf(branch)[name], catalogue);

/** Translates as the panel does. The texts of the editor are loaded with it, not with the panel. */
export function useEditorTexts() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const catalogue = locale === 'en' ? richTextEn : richTextHr;
  return (key: string, values: Record<string, unknown> = {}): string =>
    key.startsWith(prefix)
      ? translate(key, { ...values, _: textAt(catalogue, key.slice(prefix.length)) })
      : translate(key, values);
}
