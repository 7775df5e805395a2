import type { Block, Inline } from './blocks.js';

/** The words of a line, without its marks. */
export function wordsOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'text') return inline.text;
      return inline.type === 'break' ? ' ' : wordsOf(inline.inlines);
    })
    .join('');
}

function linesOf(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [wordsOf(block.inlines)];
    case 'list':
      return block.items.flat().flatMap(linesOf);
    case 'quote':
      return block.blocks.flatMap(linesOf);
    case 'picture':
      return block.caption === null ? [] : [block.caption];
    case 'table':
      return [block.head, ...block.rows].map((cells) =>
        cells.map(wordsOf).filter(Boolean).join(', '),
      );
    case 'divider':
      return [];
  }
}

/** Blocks as plain text: one line for each paragraph, heading, list item and row of a table. */
export function plainTextOf(blocks: readonly Block[]): string {
  return blocks
    .flatMap(linesOf)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
