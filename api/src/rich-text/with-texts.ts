import type { Block, Inline } from './blocks.js';

/** Blocks whose texts are changed; addresses stay. */
export function withTexts(blocks: readonly Block[], change: (text: string) => string): Block[] {
  const changedInline = (inline: Inline): Inline => {
    if (inline.type === 'break') return inline;
    if (inline.type === 'text') return { ...inline, text: change(inline.text) };
    return { ...inline, inlines: inline.inlines.map(changedInline) };
  };
  const changedLine = (inlines: readonly Inline[]): Inline[] => inlines.map(changedInline);
  const changedBlock = (block: Block): Block => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return { ...block, inlines: changedLine(block.inlines) };
      case 'list':
        return { ...block, items: block.items.map((item) => item.map(changedBlock)) };
      case 'quote':
        return { ...block, blocks: block.blocks.map(changedBlock) };
      case 'table': {
        const { head, rows } = block;
        return {
          ...block,
          head: head.map(changedLine),
          rows: rows.map((row) => row.map(changedLine)),
        };
      }
      case 'picture':
        return { ...block, caption: block.caption === null ? null : change(block.caption) };
      case 'divider':
        return block;
    }
  };
  return blocks.map(changedBlock);
}
