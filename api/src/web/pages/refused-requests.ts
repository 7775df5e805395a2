import type { Request } from 'express';
import { isSameOrigin } from '../../http/same-origin.js';
import { isLanguage, type Language } from '../../i18n/language.js';
import { cookieLanguage } from '../cache/cache-key.js';
import { preparedPages, type PreparedResponse, type PreparedTexts } from './prepared-page.js';

/** The methods of a page without a form. */
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

const FOREIGN_FORM: Record<Language, PreparedTexts> = {
  hr: {
    title: 'Obrazac nije poslan s naše stranice',
    text: 'Poslala ga je neka druga stranica, pa ništa nije spremljeno. Otvorite obrazac ovdje i pošaljite ga ponovno.',
    retry: 'Otvorite obrazac',
  },
  en: {
    title: 'This form was not sent from our site',
    text: 'Some other site sent it, so nothing was stored. Open the form here and send it again.',
    retry: 'Open the form',
  },
};

/** The responses to requests that the site's pages do not accept. */
export function refusedRequests(publicUrl: string) {
  const methodNotAllowed = preparedPages(publicUrl, METHOD_NOT_ALLOWED, { status: 405 });
  const unsupportedType = preparedPages(publicUrl, UNSUPPORTED_FORM, { status: 415 });
  const brokenForm = preparedPages(publicUrl, UNSUPPORTED_FORM, { status: 400 });
  const foreignForm = preparedPages(publicUrl, FOREIGN_FORM, { status: 403 });
  const { origin } = new URL(publicUrl);

  return {
    /**
     * The response to a request whose method, content type or origin the page does not accept.
     * @param methods that the page accepts
     */
    refuse(request: Request, methods: readonly string[]): PreparedResponse | undefined {
      const { method } = request;
      const allow = ['Allow', [...methods, 'OPTIONS'].join(', ')];
      if (method === 'OPTIONS') return { status: 204, headers: allow, body: Buffer.alloc(0) };
      if (!methods.includes(method)) {
        const page = methodNotAllowed[languageOf(request)];
        return { ...page, headers: [...page.headers, ...allow] };
      }
      if (method !== 'POST') return undefined;
      if (isSameOrigin(request, origin) === false) return foreignForm[languageOf(request)];
      return isForm(request) ? undefined : unsupportedType[languageOf(request)];
    },

    /** The response to a form whose body does not match its content type. */
    brokenForm: (request: Request): PreparedResponse => brokenForm[languageOf(request)],
  };
}

/** Whether the body has a content type in which browsers send forms. */
function isForm(request: Request): boolean {
  if (request.is('application/x-www-form-urlencoded')) return true;
  return (
    Boolean(request.is('multipart/form-data')) &&
    /;\s*boundary=[^\s;]/i.test(request.headers['content-type'] ?? '')
  );
}

/** The language of a request, determined as in the site's pages. */
function languageOf({ query: { lang }, headers }: Request): Language {
  return isLanguage(lang) ? lang : cookieLanguage(headers.cookie);
}
