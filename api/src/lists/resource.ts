import type { Text } from '../i18n/language.js';
import type { Filter } from './filters.js';

export interface Sort<S extends string> {
  field: S;
  direction: 'ASC' | 'DESC';
}

export type Filters = Record<string, Filter<unknown>>;

/** The name, messages, filters and order of a kind of row, for lists and documentation. */
export interface Resource<F extends Filters = Filters, S extends string = string> {
  /** The name in paths and in Content-Range. */
  name: string;
  /**
   * The noun for a row: capitalised in Croatian, where it begins a sentence, but not in English.
   */
  noun: Text;
  /** The id of a row in examples. */
  example: number;
  /** The slug of a row in examples, where rows are also read by their slug. */
  slug?: string;
  /** The maximal size of a JSON body in bytes, where it exceeds `DEFAULT_JSON_BYTES`. */
  maxBytes?: number;
  /** The messages for unique fields whose value is taken. */
  taken?: Readonly<Record<string, Text>>;
  /** The alias of the table in the conditions of filters. */
  row: string;
  /** The fields that a list may be sorted by; any other is rejected. */
  sort: readonly S[];
  /** The order where a request states none. */
  order: Sort<NoInfer<S>>;
  /** The filters of the list; any other is rejected. */
  filters: F;
  /** Fields that are empty in a summary of a row, and long texts that it has as a whole. */
  summary?: { without?: readonly string[]; whole?: readonly string[] };
}

export function defineResource<F extends Filters, const S extends string>(
  resource: Resource<F, S>,
): Resource<F, S> {
  return resource;
}

/** A validated list request: `offset` and `limit` in rows. */
export interface ListRequest<F extends Filters, S extends string> {
  offset: number;
  limit: number;
  sort?: Sort<S>;
  filter: { [K in keyof F]?: F[K] extends Filter<infer T> ? T : never };
}

export type RequestOf<R> = R extends Resource<infer F, infer S> ? ListRequest<F, S> : never;
