import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import { sendForm, serverFormApi, textOf, type FormResult } from '~/api/send-form';
import { resolveLanguage } from '~/i18n/language';

/** Why the API refused the token of a link in an e-mail. */
export type RefusalReason = 'invalid' | 'failed';

/** The token in the URL of a page; empty without one. */
export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

/** Calls the API with the token of the form or, without one, of the page's URL. */
export async function callApi(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  path: 'confirm' | 'unsubscribe' | 'preferences' | 'preferences/language' | 'preferences/erase',
  form: FormData = new FormData(),
): Promise<FormResult> {
  const token = textOf(form, 'token') || tokenOf(request);
  const body = { token, language: textOf(form, 'language') || undefined };
  const { language } = resolveLanguage(request);
  return sendForm(serverFormApi(context), `/api/newsletter/${path}`, body, language);
}

/** The reason that a page shows for a refusal by the API, and the status of the page. */
export function refusalFor(status: number | undefined): { refused: RefusalReason; status: number } {
  const invalid = status === 400 || status === 404;
  return invalid ? { refused: 'invalid', status: 404 } : { refused: 'failed', status: 503 };
}

/** Hides the token in the URL of these pages from other sites. */
export const sameOriginReferrer: MetaDescriptor = { name: 'referrer', content: 'same-origin' };
