import { failuresEn } from './en/general/failures';
import { failuresHr } from './hr/general/failures';

/** What failed, in the language on screen; there even when nothing else of the panel is. */
export function failureTexts(): typeof failuresHr {
  return document.documentElement.lang === 'en' ? failuresEn : failuresHr;
}
