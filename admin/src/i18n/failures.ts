import { failuresEn } from './en/general/failures';
import { failuresHr } from './hr/general/failures';

/** Error texts in the current language, which do not depend on the loaded catalogue. */
export function failureTexts(): typeof failuresHr {
  return document.documentElement.lang === 'en' ? failuresEn : failuresHr;
}
