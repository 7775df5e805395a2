import type { Language } from '../i18n/language.js';

/** A text with a number in the plural forms of each language; `#` stands for the number. */
export interface CountedNoun {
  hr: { one: string; few: string; other: string };
  en: { one: string; other: string };
}

const RULES = { hr: new Intl.PluralRules('hr'), en: new Intl.PluralRules('en') };
const NUMBERS = { hr: new Intl.NumberFormat('hr-HR'), en: new Intl.NumberFormat('en-GB') };

/** `Obrisane su 3 poruke` for `{ few: 'Obrisane su # poruke', … }`. */
export function formatCount(counted: CountedNoun, count: number, language: Language): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = counted[language];
  const form = forms[RULES[language].select(count)] ?? counted[language].other;
  return form.replace('#', NUMBERS[language].format(count));
}
