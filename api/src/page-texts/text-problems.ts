import { pageTextProblem } from 'shared/page-text';
import { characters } from '../fields/rules.js';
import type { Language, Text } from '../i18n/language.js';
import type { OriginalText } from './original-text.js';

/** What is wrong with a changed text, for the administrator. */
export function problemOf(
  original: OriginalText,
  language: Language,
  text: string,
): Text | undefined {
  const found = pageTextProblem(original.kind, original[language], text);
  switch (found?.problem) {
    case undefined:
      return undefined;
    case 'empty':
      return {
        hr: 'Upišite tekst ili vratite izvorni',
        en: 'Enter a text or restore the original',
      };
    case 'lines':
      return {
        hr: 'Tekst ne smije imati prijelome redaka',
        en: 'The text must have no line breaks',
      };
    case 'long':
      return {
        hr: `Dopušteno je najviše ${characters(found.max)}`,
        en: `At most ${found.max} characters are allowed`,
      };
    case 'missing':
      return {
        hr: `U tekstu mora ostati ${found.part}`,
        en: `The text must keep ${found.part}`,
      };
    case 'repeated':
      return {
        hr: `U tekstu je ${found.part} više puta nego u izvornom`,
        en: `The text has ${found.part} more often than the original`,
      };
    case 'unknown':
      return {
        hr: 'Dopuštene su samo oznake u zagradama {{ }} i < > iz izvornog teksta',
        en: 'Only the marks in {{ }} and < > of the original text are allowed',
      };
  }
}
