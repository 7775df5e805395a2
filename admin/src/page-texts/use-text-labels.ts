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
  /** The name of a role or group, or an empty text. */
  const named = (path: string) => translate(`admin.page-texts.labels.${path}`, { _: '' });
  return {
    /** The name of a role, such as a heading; of a text where it has none. */
    roleLabel: (role: string): string => named(`roles.${role}`) || named('roles.text'),
    /** What a text is; one that has no such name is called by its original words. */
    labelOf: (text: OriginalText): string =>
      named(`roles.${roleOf(text.key)}`) || shortened(originalIn(text, language)),
    headingOf: ({ path, heading }: Pick<TextGroup, 'path' | 'heading'>): string =>
      named(`groups.${path.replaceAll('.', '_')}`) ||
      (heading ? shortened(originalIn(heading, language)) : ''),
  };
}
