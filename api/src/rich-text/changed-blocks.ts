import type { Block, Inline } from './blocks.js';

/** How the parts of blocks are changed. */
export interface Changes {
  /** Changes a line; an unchanged one is the same array. */
  line: (inlines: Inline[]) => Inline[];
  /** Changes the caption of a picture; by default it stays. */
  caption?: (caption: string) => string;
}

/** The blocks with changed lines, also those in lists, quotes and tables. */
export function changedBlocks(blocks: readonly Block[], changes: Changes): Block[] {
  const { line, caption: changeCaption } = changes;
  const changed = (block: Block): Block => {
    switch (block.type) {
      case 'paragraph':
      case 'heading': {
        const inlines = line(block.inlines);
        return inlines === block.inlines ? block : { ...block, inlines };
      }
      case 'list':
        return { ...block, items: block.items.map((item) => changedBlocks(item, changes)) };
      case 'quote':
        return { ...block, blocks: changedBlocks(block.blocks, changes) };
      case 'table': {
        const { head, rows } = block;
        return { ...block, head: head.map(line), rows: rows.map((row) => row.map(line)) };
      }
      case 'picture': {
        const { caption } = block;
        return caption === null || !changeCaption
          ? block
          : { ...block, caption: changeCaption(caption) };
      }
      case 'divider':
        return block;
    }
  };
  return blocks.map(changed);
}
