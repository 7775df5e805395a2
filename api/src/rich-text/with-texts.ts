import type { Block, Inline } from './blocks.js';
import { changedBlocks } from './changed-blocks.js';

/** Blocks whose texts are changed; addresses stay. */
export function withTexts(blocks: readonly Block[], change: (text: string) => string): Block[] {
  const changed = (inline: Inline): Inline => {
    if (inline.type === 'break') return inline;
    if (inline.type === 'text') return { ...inline, text: change(inline.text) };
    return { ...inline, inlines: inline.inlines.map(changed) };
  };
  return changedBlocks(blocks, { line: (inlines) => inlines.map(changed), caption: change });
}
