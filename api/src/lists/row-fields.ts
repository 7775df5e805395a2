import { fieldsOf } from 'shared/is-record';
import { excerpt } from 'shared/search-words';
import { InvalidInputError } from '../problems/domain-errors.js';
import type { Resource } from './resource.js';

/** How a list answers its rows: with all fields, or with excerpts of their texts. */
export const ROW_FIELDS = ['all', 'summary'] as const;
export type RowFields = (typeof ROW_FIELDS)[number];

/** Characters of a text in a summary. */
const EXCERPT_LENGTH = 160;

/** Characters from which the excerpt of a text is taken that nobody searched. */
const MAX_BEGINNING = 1000;

const ADDRESS = /^(?:https?:\/)?\/\S*$/;

/**
 * The value of the parameter `fields`.
 * @throws InvalidInputError
 */
export function readRowFields({ fields = 'all' }: Record<string, unknown>): RowFields {
  const wanted = ROW_FIELDS.find((one) => one === fields);
  if (wanted !== undefined) return wanted;
  const list = ROW_FIELDS.join(', ');
  throw InvalidInputError.of('fields', {
    hr: `Parametar fields mora biti jedno od: ${list}`,
    en: `Parameter fields must be one of: ${list}`,
  });
}

/** The searched words of a valid list request, in a parameter of their own or in `filter`. */
export function searchedWords({ q, filter }: Record<string, unknown>): string {
  const words = typeof filter === 'string' ? (fieldsOf(JSON.parse(filter)).q ?? q) : q;
  return typeof words === 'string' ? words : '';
}

/** The part of a text from which its excerpt is taken: without searched words, its beginning. */
export const excerpted = (text: string, q: string): string =>
  q === '' ? text.slice(0, MAX_BEGINNING) : text;

function shortened(value: unknown, q: string): unknown {
  if (typeof value !== 'string' || value.length <= EXCERPT_LENGTH || ADDRESS.test(value)) {
    return value;
  }
  return excerpt(excerpted(value, q), EXCERPT_LENGTH, q);
}

function emptied(value: unknown): unknown {
  if (typeof value === 'string') return '';
  return Array.isArray(value) ? [] : null;
}

/**
 * A row with excerpts of its long texts, and without those that its resource leaves out.
 * @param q searched words, around which the excerpts are taken
 */
export function summaryOf(
  row: Record<string, unknown>,
  { summary = {} }: Pick<Resource, 'summary'>,
  q: string,
): Record<string, unknown> {
  const { without = [], whole = [] } = summary;
  const field = (name: string, value: unknown): unknown => {
    if (without.includes(name)) return emptied(value);
    return whole.includes(name) ? value : shortened(value, q);
  };
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, field(name, value)]));
}
