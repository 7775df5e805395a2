import { hashSource } from '../security-headers.js';
import type { PageDocument } from './site-renderer.js';

/** A rendered document without a word that it names. */
export interface DocumentTemplate {
  /** The document with another word. */
  fill(word: string): PageDocument;
}

const SCRIPT = /<script(?:\s[^>]*)?>([^]*?)<\/script>/g;

/**
 * The template of a document that was rendered with a sample word; undefined where the document
 * names the word in another form as well, such as shortened.
 *
 * @param sample random, so that nothing else in the document contains it
 */
export function documentTemplate(
  { body, scripts, styles }: PageDocument,
  sample: string,
): DocumentTemplate | undefined {
  const parts = split(body, sample);
  const half = sample.slice(0, Math.ceil(sample.length / 2)).toLowerCase();
  const text = body.toString();
  if (text.toLowerCase().split(half).length !== parts.length) return undefined;
  const named = [...text.matchAll(SCRIPT)]
    .flatMap(([, code = '']) => (code.includes(sample) ? [code] : []))
    .map((code) => ({ at: scripts.indexOf(hashSource(code)), parts: code.split(sample) }))
    .filter(({ at }) => at >= 0);
  return {
    fill(word) {
      const sources = [...scripts];
      for (const { at, parts: code } of named) sources[at] = hashSource(code.join(word));
      return { body: joined(parts, Buffer.from(word)), scripts: sources, styles };
    },
  };
}

/** The parts of a body between the places of a separator. */
export function split(body: Buffer, separator: string): Buffer[] {
  const parts: Buffer[] = [];
  let start = 0;
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, start)) {
    parts.push(body.subarray(start, at));
    start = at + Buffer.byteLength(separator);
  }
  return [...parts, body.subarray(start)];
}

export const joined = (parts: readonly Buffer[], separator: Buffer): Buffer =>
  Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part])));
