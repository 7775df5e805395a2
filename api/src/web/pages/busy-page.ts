import type { Language } from '../../i18n/language.js';
import { preparedPages, type PreparedResponse } from './prepared-page.js';

/** Seconds after which the browser may try again. */
const RETRY_AFTER_S = 2;

const TEXTS = {
  hr: {
    title: 'Na stranici je trenutno gužva',
    text: 'Stiglo je više upita nego što ih možemo obraditi odjednom. Pokušajte ponovno za nekoliko sekundi.',
    retry: 'Pokušajte ponovno',
  },
  en: {
    title: 'The site is busy right now',
    text: 'More requests have arrived than we can handle at once. Please try again in a few seconds.',
    retry: 'Try again',
  },
} satisfies Record<Language, Record<string, string>>;

/** The page in both languages for visitors whose page cannot be rendered now. */
export const busyPages = (publicUrl: string): Record<Language, PreparedResponse> =>
  preparedPages(publicUrl, TEXTS, {
    status: 503,
    headers: { 'Retry-After': String(RETRY_AFTER_S) },
  });
