import type { RouterContextProvider } from 'react-router';
import { apiHeadersContext, callApiContext } from '~/server-context';

/** Where a form is sent, and on the server with which headers of the visitor's request. */
export interface FormApi {
  send(
    url: string,
    init: { method: 'POST'; headers: Record<string, string>; body: string },
  ): Promise<Response>;
  headers?: Record<string, string>;
}

export const browserFormApi: FormApi = { send: (url, init) => fetch(url, init) };

export function serverFormApi(context: Readonly<RouterContextProvider>): FormApi {
  const callApi = context.get(callApiContext);
  return {
    async send(url, init) {
      const { body, ...answer } = await callApi({ url, ...init });
      return new Response(body.toString(), answer);
    },
    headers: context.get(apiHeadersContext),
  };
}

/** Why a form was not accepted. */
export interface Refusal {
  /** HTTP status of the API's answer; undefined when none came. */
  status?: number;
  /** The API's message, where it is one for visitors. */
  message?: string;
  /** Messages by field name. */
  errors?: Record<string, string>;
  /** Seconds to wait before the next try. */
  retryAfter?: number;
}

export type FormResult = { accepted: true; body: unknown } | { accepted: false; refusal: Refusal };

/** Sends a form to the API; never throws. */
export async function sendForm(
  api: FormApi,
  path: string,
  body: object,
  language: string,
  headers: Record<string, string> = {},
): Promise<FormResult> {
  try {
    const response = await api.send(`${path}?lang=${language}`, {
      method: 'POST',
      headers: { ...api.headers, ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) return { accepted: true, body: answer };
    const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
    return {
      accepted: false,
      refusal: {
        status: response.status,
        message: response.status === 404 ? undefined : textIn(answer, 'message'),
        errors: messagesIn(answer),
        retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
      },
    };
  } catch {
    return { accepted: false, refusal: {} };
  }
}

/** The value of a text field; empty when the form has no such field. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** A string property of an answer of the API; undefined when it has none. */
export function textIn(answer: unknown, name: string): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const value: unknown = Reflect.get(answer, name);
  return typeof value === 'string' ? value : undefined;
}

function messagesIn(problem: unknown): Record<string, string> | undefined {
  if (typeof problem !== 'object' || problem === null || !('errors' in problem)) return undefined;
  const { errors } = problem;
  if (typeof errors !== 'object' || errors === null) return undefined;
  return Object.fromEntries(
    Object.entries(errors).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** The messages of a form's fields in the order of the fields, without those of other fields. */
export function errorsInOrder(
  errors: Readonly<Record<string, string>> | undefined,
  fields: readonly string[],
): Record<string, string> | undefined {
  const entries = fields.flatMap((name) => {
    const message = errors?.[name];
    return message === undefined ? [] : [[name, message] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** The URL of the page after a form, with the `lang` parameter of the form's URL. */
export function urlAfterForm(request: Request, path: string, query: Record<string, string> = {}) {
  const parameters = new URLSearchParams(query);
  const language = new URL(request.url).searchParams.get('lang');
  if (language !== null) parameters.set('lang', language);
  const search = parameters.toString();
  return search === '' ? path : `${path}?${search}`;
}
