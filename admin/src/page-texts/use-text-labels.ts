import { useLocaleState, useTranslate } from 'react-admin';
import type { OriginalText } from '../api/page-texts';
import { originalIn, roleOf, type TextGroup } from './text-groups';

const maxLength = 48;

const shortened = (text: string): string =>
  text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text;

/** The names of groups and texts in the panel's language. */
export function useTextLabels() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const language = locale === 'en' ? 'en' : 'hr';
  const texts = 'admin.page-texts';
  return {
    /** What a text is; one that has no such name is called by its original words. */
    labelOf: (text: OriginalText): string =>
      translate(`${texts}.roles.${roleOf(text.key)}`, { _: '' }) ||
      shortened(originalIn(text, language)),
    headingOf: ({ path, heading }: TextGroup): string => {
      const named = translate(`${texts}.groups.${path.replaceAll('.', '_')}`, { _: '' });
      return named || (heading ? shortened(originalIn(heading, language)) : '');
    },
  };
}
