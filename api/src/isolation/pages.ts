import { inTurns } from '../limits/in-turns.js';

const ITEMS_IN_PAGE = 200;

/** A long list in a message between processes, as JSON; a whole one would be read at once. */
export interface Pages<T> {
  json: string[];
  /** Only a type. */
  items?: T[];
}

/** @param items without dates and other values that JSON lacks */
export function toPages<T>(items: readonly T[]): Pages<T> {
  const json: string[] = [];
  for (let at = 0; at < items.length; at += ITEMS_IN_PAGE) {
    json.push(JSON.stringify(items.slice(at, at + ITEMS_IN_PAGE)));
  }
  return { json };
}

/** The items of all pages, between which the event loop serves other requests. */
export async function fromPages<T>({ json }: Pages<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const page of inTurns(json)) items.push(...(JSON.parse(page) as T[]));
  return items;
}
