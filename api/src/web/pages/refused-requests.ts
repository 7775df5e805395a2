import type { Request } from 'express';
import type { Language } from '../../i18n/language.js';
import { cookieLanguage } from '../cache/cache-key.js';
import { preparedPages, type PreparedAnswer, type PreparedTexts } from './prepared-page.js';

/** The methods of a page that takes no form. */
export const READ_METHODS = ['GET', 'HEAD'] as const;

const METHOD_NOT_ALLOWED: Record<Language, PreparedTexts> = {
  hr: {
    title: 'Ovamo se ništa ne može poslati',
    text: 'Ova stranica ne prima podatke, pa ništa nije spremljeno.',
    retry: 'Otvorite stranicu',
  },
  en: {
    title: 'Nothing can be sent here',
    text: 'This page takes no data, so nothing was stored.',
    retry: 'Open the page',
  },
};

const UNSUPPORTED_FORM: Record<Language, PreparedTexts> = {
  hr: {
    title: 'Ovo nije ispunjen obrazac',
    text: 'Ono što je stiglo ne možemo pročitati, pa ništa nije spremljeno. Otvorite obrazac i pošaljite ga iz preglednika.',
    retry: 'Otvorite obrazac',
  },
  en: {
    title: 'This is not a filled-in form',
    text: 'We cannot read what arrived, so nothing was stored. Open the form and send it from your browser.',
    retry: 'Open the form',
  },
};

/** The answers that refuse requests which no page of the site accepts. */
export function refusedRequests(publicUrl: string) {
  const otherMethod = preparedPages(publicUrl, METHOD_NOT_ALLOWED, { status: 405 });
  const otherType = preparedPages(publicUrl, UNSUPPORTED_FORM, { status: 415 });
  const brokenForm = preparedPages(publicUrl, UNSUPPORTED_FORM, { status: 400 });

  return {
    /**
     * The answer to a request whose method or body type the page does not accept.
     * @param methods what the page takes
     */
    refuse(request: Request, methods: readonly string[]): PreparedAnswer | undefined {
      const { method } = request;
      const allow = ['Allow', [...methods, 'OPTIONS'].join(', ')];
      if (method === 'OPTIONS') return { status: 204, headers: allow, body: Buffer.alloc(0) };
      if (!methods.includes(method)) {
        const page = otherMethod[languageOf(request)];
        return { ...page, headers: [...page.headers, ...allow] };
      }
      return method === 'POST' && !isForm(request) ? otherType[languageOf(request)] : undefined;
    },

    /** The answer to a form whose body does not match its content type. */
    brokenForm: (request: Request): PreparedAnswer => brokenForm[languageOf(request)],
  };
}

/** Whether the body is of a kind that browsers send forms as. */
function isForm(request: Request): boolean {
  if (request.is('application/x-www-form-urlencoded')) return true;
  return (
    Boolean(request.is('multipart/form-data')) &&
    /;\s*boundary=[^\s;]/i.test(request.headers['content-type'] ?? '')
  );
}

/** As the site's pages take it. */
function languageOf({ query: { lang }, headers }: Request): Language {
  return lang === 'hr' || lang === 'en' ? lang : cookieLanguage(headers.cookie);
}
