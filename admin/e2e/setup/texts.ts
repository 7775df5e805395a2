import { en as english } from '../../src/i18n/en/en';
import { hr as croatian } from '../../src/i18n/hr/hr';

type Language = 'hr' | 'en';

/** The texts of the panel, react-admin's included. */
export const hr = croatian;
export const en = english;

/** The text with values in place of its placeholders. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** The plural form of a text for a count, with the count and other values filled in. */
export function counted(
  text: string,
  count: number,
  language: Language = 'hr',
  values: Record<string, string | number> = {},
): string {
  const categories = { hr: ['one', 'few', 'other'], en: ['one', 'other'] }[language];
  const form = categories.indexOf(new Intl.PluralRules(language).select(count));
  return filled(text.split(' |||| ')[form] ?? '', { smart_count: count, ...values });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a name that starts with a text, such as a button's with the name of its row. */
export function startingWith(text: string): RegExp {
  return new RegExp(`^${escaped(text)}`);
}

/** Matches a text in any of its plural forms, with any values in place of its placeholders. */
export function withAnyValues(text: string): RegExp {
  const forms = text.split(' |||| ').map((form) =>
    form
      .split(/%\{\w+\}/)
      .map(escaped)
      .join('.+'),
  );
  return new RegExp(forms.join('|'));
}
