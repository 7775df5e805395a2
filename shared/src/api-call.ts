/** A request of the site's server to the API. */
export interface ApiCall {
  method: 'GET' | 'POST';
  /** Path and query. */
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Milliseconds until the call fails. */
  timeout?: number;
}
