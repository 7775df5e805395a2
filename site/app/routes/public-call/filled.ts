import type { CallBlock, CallInline } from '~/api/client';

type Fill = (text: string) => string;

function filledInline(inline: CallInline, fill: Fill): CallInline {
  if (inline.type === 'text') return { ...inline, text: fill(inline.text) };
  return inline.type === 'break'
    ? inline
    : { ...inline, inlines: filledLine(inline.inlines, fill) };
}

const filledLine = (inlines: CallInline[], fill: Fill): CallInline[] =>
  inlines.map((inline) => filledInline(inline, fill));

function filledBlock(block: CallBlock, fill: Fill): CallBlock {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { ...block, inlines: filledLine(block.inlines, fill) };
    case 'list':
      return { ...block, items: block.items.map((item) => filled(item, fill)) };
    case 'quote':
      return { ...block, blocks: filled(block.blocks, fill) };
    case 'table': {
      const row = (cells: CallInline[][]) => cells.map((cell) => filledLine(cell, fill));
      return { ...block, head: row(block.head), rows: block.rows.map(row) };
    }
    case 'picture':
    case 'divider':
      return block;
  }
}

/** The blocks with each text replaced by what `fill` makes of it. */
export const filled = (blocks: readonly CallBlock[], fill: Fill): CallBlock[] =>
  blocks.map((block) => filledBlock(block, fill));
