/**
 * Texts that the documents of many pages contain as they are, such as style sheets. React gets a
 * mark in place of such a text, and the server inserts its bytes: rendering, joining and encoding
 * the texts would take longer than the rest of most documents.
 */
const texts = new Map<string, Uint8Array>();

/** @param nonce of the render, which nothing but the render can write */
const startOf = (nonce: string): string => `%${nonce} `;
const END = '%';

/** @param key of the text, which never changes; without percent signs and quotes */
export function markOf(nonce: string, key: string, text: () => string): string {
  if (!texts.has(key)) texts.set(key, new TextEncoder().encode(text()));
  return startOf(nonce) + key + END;
}

/** Where a mark of the render begins, where its key does, and what ends the key. */
export const marks = { startOf, END };

export const sharedText = (key: string): Uint8Array | undefined => texts.get(key);
