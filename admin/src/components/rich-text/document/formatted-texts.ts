import type { Node } from '@tiptap/pm/model';
import { asText } from '../../inputs/text';
import { fromMarkdown } from './from-markdown';
import { fromPlainText, isPlain, toPlainText, wordsOf } from './plain-text';
import { toMarkdown } from './to-markdown';

/** The field of a record that has the format of its texts. */
export const formatField = 'contentFormat';

export type TextFormat = 'text' | 'markdown';

/** The format of a record's texts; without the field they have none. */
export const textFormat = (value: unknown): TextFormat =>
  value === 'markdown' ? 'markdown' : 'text';

/** The document of a text; one that is nested too deeply is shown as it is written. */
export function readText(text: string, format: TextFormat): Node {
  if (format === 'text') return fromPlainText(text);
  try {
    return fromMarkdown(text);
  } catch (error) {
    if (error instanceof RangeError) return fromPlainText(text);
    throw error;
  }
}

/** The words of a text, without the marks of its format. */
export const wordsIn = (text: string, format: TextFormat): string =>
  wordsOf(readText(text, format));

/** Whether two documents are the same text. */
export const isSameText = (one: Node, other: Node): boolean =>
  toMarkdown(one) === toMarkdown(other);

/** A document as Markdown; one that is the stored text stays as it is stored. */
export const markdownText = (doc: Node, stored: string): string =>
  isSameText(readText(stored, 'markdown'), doc) ? stored : toMarkdown(doc);

/**
 * The values of a form for the documents of its fields: Markdown once one of them is formatted. A
 * text that is the saved one stays as it is stored.
 */
export function formattedTexts(
  documents: Readonly<Record<string, Node>>,
  saved: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const savedFormat = textFormat(saved[formatField]);
  const plain = savedFormat === 'text' && Object.values(documents).every(isPlain);
  const format: TextFormat = plain ? 'text' : 'markdown';
  const texts = Object.entries(documents).map(([field, doc]) => {
    const stored = asText(saved[field]);
    if (format === savedFormat && isSameText(readText(stored, format), doc)) return [field, stored];
    return [field, plain ? toPlainText(doc) : toMarkdown(doc)];
  });
  return { ...Object.fromEntries(texts), [formatField]: format };
}
