import { describe, expect, it } from '@jest/globals';
import type { Block, Inline } from './blocks.js';
import { markdownBlocks } from './markdown.js';

const inlinesOf = (blocks: readonly Block[] = []): Inline[] =>
  blocks.flatMap((block) => (block.type === 'paragraph' ? block.inlines : []));

describe('an address of a link', () => {
  it.each([
    '[a](javascript:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](java&Tab;script:alert(1))',
    '[a](<java&#10;script:alert(1)>)',
    '[a](jav\\ascript:alert(1))',
    '[a](//example.com)',
    '[a](/\\/example.com "b")',
    '[a][1]\n\n[1]: data:text/html,b',
  ])('of another kind makes %j its text', (markdown) => {
    const links = inlinesOf(markdownBlocks(markdown)).flatMap((inline) =>
      inline.type === 'link' ? [inline.address] : [],
    );
    expect(
      links.filter((address) => new URL(address, 'https://own.hr').origin !== 'https://own.hr'),
    ).toEqual([]);
    expect(JSON.stringify(inlinesOf(markdownBlocks(markdown)))).toContain('"text":"a"');
  });
});
