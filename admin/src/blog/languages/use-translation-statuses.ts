import { useRecordContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { TextLanguage } from '../../components/inputs/text-languages';
import { languageFields, type BlogPost } from '../blog-post';
import { translationStatus, type TranslationStatus } from './translation-status';

/** The translation status of each language. */
export function useTranslationStatuses(): Record<TextLanguage, TranslationStatus | undefined> {
  const saved = useRecordContext<Partial<BlogPost>>();
  const { dirtyFields } = useFormState();
  const fields = [...languageFields.hr, ...languageFields.en];
  const values: unknown[] = useWatch({ name: fields });
  const croatianOnly = useWatch({ name: 'croatianOnly' }) === true;
  const texts = Object.fromEntries(fields.map((field, index) => [field, values[index]]));
  const changed = new Set(fields.filter((field) => dirtyFields[field] === true));
  const statusOf = (language: TextLanguage) =>
    translationStatus(language, texts, changed, saved?.id === undefined ? undefined : saved);
  return croatianOnly
    ? { hr: undefined, en: undefined }
    : { hr: statusOf('hr'), en: statusOf('en') };
}
