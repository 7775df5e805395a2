import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import { sendForm, serverFormApi, textOf, type FormResult } from '~/api/send-form';
import { resolveLanguage } from '~/i18n/language';

/** Why the API did not do what a link in a mail asks for, as the pages tell it. */
export type Refused = 'invalid' | 'failed';

/** The token of the link by which a page was opened; empty when there is none. */
export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

/** Asks the API, with the token of a form or, where it has none, of the page's address. */
export async function askApi(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  path: 'confirm' | 'unsubscribe' | 'preferences' | 'preferences/language' | 'preferences/erase',
  form: FormData = new FormData(),
): Promise<FormResult> {
  const token = textOf(form, 'token') || tokenOf(request);
  const body = { token, language: textOf(form, 'language') || undefined };
  const { language } = resolveLanguage(request);
  return sendForm(serverFormApi(context), `/api/newsletter/${path}`, body, language);
}

/** What a page says of a refusal, and with which status. */
export function explain(status: number | undefined): { refused: Refused; status: number } {
  const invalid = status === 400 || status === 404;
  return invalid ? { refused: 'invalid', status: 404 } : { refused: 'failed', status: 503 };
}

/** The token in the address of these pages is told to nobody else. */
export const keepToOurselves: MetaDescriptor = { name: 'referrer', content: 'same-origin' };
