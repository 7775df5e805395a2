import { createContext } from 'react-router';
import type { ApiCall } from 'shared/api-call';

export interface ApiAnswer {
  status: number;
  statusText: string;
  headers: Headers;
  body: { toString(): string };
  /** The same object for each answer that was made from the same cached response. */
  stored?: object;
}

/** Calls the API within the server's process; rejects when there is no answer. */
export const callApiContext = createContext<(call: ApiCall) => Promise<ApiAnswer>>();

/** False where calls for the page or the former address at a path would find nothing. */
export const mayHaveContext = createContext<(path: string) => Promise<boolean>>();

/** Headers of the requests that the server makes to the API on behalf of a visitor. */
export const apiHeadersContext = createContext<Record<string, string>>();

/** The site's public origin, without a trailing slash. */
export const publicUrlContext = createContext<string>();

/** Writes an error to the server's log. */
export const reportErrorContext = createContext<(error: unknown) => void>();

/** Whether the request is for the page's social card, as JSON, instead of the page. */
export const cardContext = createContext(false);

/** Whether the page may run scripts; one that is served at another page's URL may not. */
export const scriptsContext = createContext(true);

/** A rendered page, and the CSP sources of its own inline code. */
export interface PageDocument {
  body: Buffer<ArrayBuffer>;
  scripts: readonly string[];
  styles: readonly string[];
  /** The key of a form in the body, which is to be another one each time the page is sent. */
  submissionKey?: string;
}

/** Takes a page whose response then has no body, which would be made a stream and collected. */
export const takeDocumentContext = createContext<((document: PageDocument) => void) | null>(null);
