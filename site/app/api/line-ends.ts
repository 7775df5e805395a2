import type { Middleware } from 'openapi-fetch';
import { asShown } from 'shared/as-shown';
import { isRecord } from 'shared/is-record';
import type { Language } from 'shared/language';
import { withLineEnds } from 'shared/line-ends';
import type { StoredTexts } from '~/i18n/stored-texts';
import { remembering } from '~/remembering';

/** The texts of rows; the other values are names, codes, addresses and states. */
const TEXTS =
  /^(?:activities|alt|area|bio|caption|content|description|excerpt|financing|heading|lead|lines|location|note|paragraph|partners|position|results|subject|summary|text|title)(?:En)?$/;

type SetLineEnds = (text: string) => string;

const ofLanguage: Record<Language, SetLineEnds> = {
  hr: (text) => withLineEnds(text, 'hr'),
  en: (text) => withLineEnds(text, 'en'),
};

/** A browser draws a text once, so that only the server remembers the last ones. */
const lineEndsIn: Record<Language, SetLineEnds> = import.meta.env.SSR
  ? { hr: remembering(ofLanguage.hr), en: remembering(ofLanguage.en) }
  : ofLanguage;

/**
 * A body of the API whose texts have their line ends, in the language that their names tell, and
 * whose rows are as they are shown, also to those who write them.
 */
export function withTextLineEnds<Value>(value: Value, name?: string, language?: Language): Value;
export function withTextLineEnds(value: unknown, name = '', language: Language = 'hr'): unknown {
  if (typeof value === 'string') return TEXTS.test(name) ? lineEndsIn[language](value) : value;
  if (Array.isArray(value)) return value.map((item) => withTextLineEnds(item, name, language));
  if (!isRecord(value)) return value;
  const entries = Object.entries(asShown(value)).map(([key, inner]) => {
    const inEnglish = key.endsWith('En') || key === 'en';
    return [key, withTextLineEnds(inner, key, inEnglish ? 'en' : language)];
  });
  return Object.fromEntries(entries);
}

/** The stored texts of pages in a language. */
export function storedWithLineEnds(
  stored: Record<Language, StoredTexts>,
  language: Language,
): StoredTexts {
  const texts = Object.entries(stored[language]).map(([key, text]) => [
    key,
    withLineEnds(text, language),
  ]);
  return Object.fromEntries(texts);
}

/** Sets the line ends of the answers that pages are drawn from; the API's own texts have none. */
export const lineEnds: Middleware = {
  async onResponse({ response }) {
    if (!response.ok || !response.headers.get('Content-Type')?.includes('json')) return undefined;
    const body = JSON.stringify(withTextLineEnds(await response.json()));
    return new Response(body, response);
  },
};
