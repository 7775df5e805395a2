import type { CallBlock, CallInline } from '~/api/client';

/** What stands in the place of `{{name}}`, by name. */
export type Values = Partial<Record<string, CallInline>>;

/** The texts and the values, in turn, that a text with placeholders is made of. */
const filledText = (text: string, values: Values): CallInline[] =>
  text
    .split(/\{\{(\w+)\}\}/)
    .map((piece, position): CallInline => {
      if (position % 2 === 0) return { type: 'text', text: piece };
      return values[piece] ?? { type: 'text', text: `{{${piece}}}` };
    })
    .filter((inline) => inline.type !== 'text' || inline.text !== '');

const withoutLinks = (inlines: CallInline[]): CallInline[] =>
  inlines.flatMap((inline) => (inline.type === 'link' ? inline.inlines : [inline]));

function filledInline(inline: CallInline, values: Values): CallInline[] {
  if (inline.type === 'text') return filledText(inline.text, values);
  if (inline.type === 'break') return [inline];
  const inlines = filledLine(inline.inlines, values);
  return [{ ...inline, inlines: inline.type === 'link' ? withoutLinks(inlines) : inlines }];
}

const filledLine = (inlines: CallInline[], values: Values): CallInline[] =>
  inlines.flatMap((inline) => filledInline(inline, values));

function filledBlock(block: CallBlock, values: Values): CallBlock {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { ...block, inlines: filledLine(block.inlines, values) };
    case 'list':
      return { ...block, items: block.items.map((item) => filled(item, values)) };
    case 'quote':
      return { ...block, blocks: filled(block.blocks, values) };
    case 'table': {
      const row = (cells: CallInline[][]) => cells.map((cell) => filledLine(cell, values));
      return { ...block, head: row(block.head), rows: block.rows.map(row) };
    }
    case 'picture':
    case 'divider':
      return block;
  }
}

/** The blocks with the values in the places of their names. */
export const filled = (blocks: readonly CallBlock[], values: Values): CallBlock[] =>
  blocks.map((block) => filledBlock(block, values));
