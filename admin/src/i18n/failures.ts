import { failuresEn } from './en/failures';
import { failuresHr } from './hr/failures';

/** What failed, in the language on screen; there even when nothing else of the panel is. */
export function failureTexts(): typeof failuresHr {
  return document.documentElement.lang === 'en' ? failuresEn : failuresHr;
}
