import type { RouterContextProvider } from 'react-router';
import { apiBaseContext, apiHeadersContext } from '~/server-context';

/** How a form reaches the API: empty base in a browser, an origin and the visitor's from the server. */
export interface FormApi {
  base: string;
  headers?: Record<string, string>;
}

export const browserFormApi: FormApi = { base: '' };

export function serverFormApi(context: Readonly<RouterContextProvider>): FormApi {
  return { base: context.get(apiBaseContext), headers: context.get(apiHeadersContext) };
}

/** Why a form was not taken. */
export interface Refusal {
  /** HTTP status of the API's refusal; undefined when no answer came. */
  status?: number;
  /** What the API said, where it said something for people. */
  message?: string;
  /** Message by field. */
  errors?: Record<string, string>;
  /** Seconds to wait before the next try. */
  retryAfter?: number;
}

export type FormResult = { accepted: true; body: unknown } | { accepted: false; refusal: Refusal };

/** Sends what a visitor filled in; never throws. */
export async function sendForm(
  api: FormApi,
  path: string,
  body: object,
  language: string,
): Promise<FormResult> {
  try {
    const response = await fetch(`${api.base}${path}?lang=${language}`, {
      method: 'POST',
      credentials: 'include',
      headers: { ...api.headers, 'Content-Type': 'application/json' },
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

/** The text of a form's field; empty when it is missing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** A text in an answer of the API. */
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

/** The messages of the fields a form has, in the order in which they stand in it. */
export function errorsInOrder(
  errors: Readonly<Record<string, string>> | undefined,
  fields: readonly string[],
): Record<string, string> | undefined {
  const known = fields.flatMap((name) => {
    const message = errors?.[name];
    return message === undefined ? [] : [[name, message] as const];
  });
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

/** Where a visitor goes after a form, in the language that the form's address asked for. */
export function urlAfterForm(request: Request, path: string, query: Record<string, string> = {}) {
  const parameters = new URLSearchParams(query);
  const language = new URL(request.url).searchParams.get('lang');
  if (language !== null) parameters.set('lang', language);
  const search = parameters.toString();
  return search === '' ? path : `${path}?${search}`;
}
