import type { Block, Format } from './blocks.js';
import { markdownBlocks } from './markdown.js';
import { plainTextOf } from './plain-text.js';

/** The paragraphs of a plain text: one per line, blank lines skipped. */
function paragraphsOf(text: string): Block[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ type: 'paragraph', inlines: [{ type: 'text', text: line }] }));
}

/** The blocks of a text. Markdown beyond the limits of the parser is read as plain text. */
export function blocksOf(text: string, format: Format): Block[] {
  return (format === 'markdown' ? markdownBlocks(text) : undefined) ?? paragraphsOf(text);
}

/** A text without its marks; plain text as it is. */
export function withoutMarks(text: string, format: Format): string {
  const blocks = format === 'markdown' ? markdownBlocks(text) : undefined;
  return blocks === undefined ? text : plainTextOf(blocks);
}
