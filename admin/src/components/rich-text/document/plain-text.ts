import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { schema } from './schema';

/** The document of a text without format: a paragraph for each line that is not blank. */
export function fromPlainText(text: string): Node {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const paragraphs = lines
    .filter((line) => line !== '')
    .map((line): JSONContent => ({ type: 'paragraph', content: [{ type: 'text', text: line }] }));
  return schema.nodeFromJSON({
    type: 'doc',
    content: paragraphs.length > 0 ? paragraphs : [{ type: 'paragraph' }],
  });
}

/** Whether a document has paragraphs of text and nothing else. */
export function isPlain(doc: Node): boolean {
  let plain = true;
  doc.descendants(({ type, marks }) => {
    plain &&= (type.name === 'paragraph' || type.name === 'text') && marks.length === 0;
    return plain;
  });
  return plain;
}

/** The text of a plain document, with an empty line between its paragraphs. */
export function toPlainText(doc: Node): string {
  return doc.children
    .map(({ textContent }) => textContent.trim())
    .filter((line) => line !== '')
    .join('\n\n');
}

/** The words of a document, whatever their format. */
export const wordsOf = (doc: Node): string => doc.textBetween(0, doc.content.size, '\n', ' ');
