import type { pageTextsHr } from '../hr/page-texts';
import { pageTextLabelsEn } from './general/page-text-labels';

export const pageTextsEn: typeof pageTextsHr = {
  admin: {
    lead: 'Change the texts on the pages. What you do not change stays as it is. Press a text in the preview to open its field.',
    choose: 'The page you are editing',
    preview: 'The page as visitors will see it',
    in: { hr: '%{label} (Croatian)', en: '%{label} (English)' },
    changed: 'Changed',
    restore: 'Restore the original',
    restoreNamed: 'Restore the original: %{name}',
    save: 'Save the texts',
    problems: {
      empty: 'Enter a text or restore the original',
      lines: 'The text must have no line breaks',
      long: 'At most this many characters are allowed: %{max}',
      missing: 'The text must keep %{part}',
      repeated: 'The text has %{part} more often than the original',
      unknown: 'Only the marks in {{ }} and < > of the original text are allowed',
    },
    toast: {
      saved: {
        title: 'The texts are saved',
        description: 'The changes are on the public site at once.',
      },
      failed: {
        title: 'The texts are not saved',
        description: 'Something went wrong. What you typed is kept; try again.',
      },
    },
    labels: pageTextLabelsEn,
  },
  resource: { name: 'Page |||| Pages' },
};
