import { slugOf } from 'shared/plain-letters';
import type { Block } from './blocks.js';

/** A question of up to 40 characters, and what follows it. */
const QUESTION = /^([^.!?]{3,39}\?)\s+(.+)$/s;

const MAX_ID_LENGTH = 60;

/**
 * The blocks of a plain text, in which a short question that begins a paragraph is its heading.
 * The words and their order stay. The first paragraph is the introduction and keeps its own.
 */
export function withQuestionHeadings(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block, position): Block[] => {
    const [first, ...others] = block.type === 'paragraph' ? block.inlines : [];
    if (position === 0 || first?.type !== 'text') return [block];
    const [, question, text] = QUESTION.exec(first.text) ?? [];
    if (question === undefined || text === undefined) return [block];
    const id = `h-${slugOf(question, MAX_ID_LENGTH)}_${position}`;
    return [
      { type: 'heading', level: 2, id, inlines: [{ type: 'text', text: question }] },
      { type: 'paragraph', inlines: [{ type: 'text', text }, ...others] },
    ];
  });
}
