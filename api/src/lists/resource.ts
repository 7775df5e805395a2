import type { Text } from '../i18n/language.js';
import type { Filter } from './filters.js';

export interface Sort<S extends string> {
  field: S;
  direction: 'ASC' | 'DESC';
}

export type Filters = Record<string, Filter<unknown>>;

/** What the API says of a kind of row, and how it is listed. */
export interface Resource<F extends Filters = Filters, S extends string = string> {
  /** The name in paths and in Content-Range. */
  name: string;
  /** What a row is called: at the beginning of a sentence in Croatian, within one in English. */
  noun: Text;
  /** The id of a row, in examples. */
  example: number;
  /** The slug of a row, in examples, where rows are also read by their slug. */
  slug?: string;
  /** The most bytes of JSON in a body, where a row may hold more than `DEFAULT_JSON_BYTES`. */
  maxBytes?: number;
  /** What to say where the value of a unique field is taken. */
  taken?: Readonly<Record<string, Text>>;
  /** What conditions of filters call a row. */
  row: string;
  /** The fields that a list may be sorted by; any other is refused. */
  sort: readonly S[];
  /** The order where a request names none. */
  order: Sort<NoInfer<S>>;
  /** What a list may be filtered by; anything else is refused. */
  filters: F;
}

export function defineResource<F extends Filters, const S extends string>(
  resource: Resource<F, S>,
): Resource<F, S> {
  return resource;
}

/** A list request after checking: `offset` and `limit` in rows. */
export interface ListRequest<F extends Filters, S extends string> {
  offset: number;
  limit: number;
  sort?: Sort<S>;
  filter: { [K in keyof F]?: F[K] extends Filter<infer T> ? T : never };
}

export type RequestOf<R> = R extends Resource<infer F, infer S> ? ListRequest<F, S> : never;
