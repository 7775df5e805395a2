import { describe, expect, test } from '@jest/globals';
import type { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { tidyDocuments, typedDocuments } from '../../../../testing/documents';
import { fromMarkdown } from './from-markdown';
import { textOf } from './nodes';
import { toMarkdown } from './to-markdown';

/** Each character but white space, with its formats. */
function charactersOf(doc: Node): string[] {
  const found: string[] = [];
  doc.descendants((node) => {
    const formats = node.marks.map(({ type, attrs }) => `${type.name}${textOf(attrs, 'href')}`);
    const text = (node.text ?? '').replace(/\s/g, '');
    found.push(...Array.from(text, (one) => `${one} ${formats.join()}`));
  });
  return found;
}

describe('A document', () => {
  test('keeps its words and their formats in Markdown, and changes only when first read', () => {
    fc.assert(
      fc.property(typedDocuments, (doc) => {
        const written = toMarkdown(doc);
        const read = fromMarkdown(written);
        expect(charactersOf(read)).toEqual(charactersOf(doc));
        expect(toMarkdown(read)).toBe(written);
        expect(fromMarkdown(toMarkdown(read)).toJSON()).toEqual(read.toJSON());
      }),
      { numRuns: 400, seed: 1 },
    );
  });

  test('is the same after it was written as Markdown and read again', () => {
    fc.assert(
      fc.property(tidyDocuments, (doc) => {
        expect(fromMarkdown(toMarkdown(doc)).toJSON()).toEqual(doc.toJSON());
      }),
      { numRuns: 400, seed: 1 },
    );
  });
});
