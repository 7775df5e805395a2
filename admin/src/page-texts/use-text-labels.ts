import { useLocaleState } from 'react-admin';
import type { OriginalText } from '../api/page-texts';
import { pageTextLabelsEn } from '../i18n/en/general/page-text-labels';
import { pageTextLabelsHr } from '../i18n/hr/general/page-text-labels';
import { originalIn, roleOf, type TextGroup } from './text-groups';

const maxLength = 48;

const shortened = (text: string): string =>
  text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text;

/** The names of groups and texts in the panel's language. */
export function useTextLabels() {
  const [locale] = useLocaleState();
  const language = locale === 'en' ? 'en' : 'hr';
  const labels = { hr: pageTextLabelsHr, en: pageTextLabelsEn }[language];
  const roles: Record<string, string | undefined> = labels.roles;
  const groups: Record<string, string | undefined> = labels.groups;
  return {
    /** The name of a role, such as a heading; of a text where it has none. */
    roleLabel: (role: string): string => roles[role] ?? labels.roles.text,
    /** What a text is; one that has no such name is called by its original words. */
    labelOf: (text: OriginalText): string =>
      roles[roleOf(text.key)] ?? shortened(originalIn(text, language)),
    headingOf: ({ path, heading }: TextGroup): string => {
      const named = groups[path.replaceAll('.', '_')];
      return named ?? (heading ? shortened(originalIn(heading, language)) : '');
    },
  };
}
