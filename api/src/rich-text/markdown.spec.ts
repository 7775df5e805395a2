import { describe, expect, it } from '@jest/globals';
import type { Block, Inline } from './blocks.js';
import { markdownBlocks } from './markdown.js';

const text = (words: string): Inline => ({ type: 'text', text: words });
const paragraph = (...inlines: Inline[]): Block => ({ type: 'paragraph', inlines });
const lines = (...all: string[]): string => all.join('\n');

describe('a Markdown text', () => {
  it('has paragraphs with bold and italic words, links and breaks', () => {
    const blocks = markdownBlocks(
      'Ovo je **važno** i *novo*,\nvidi [projekte](/projects).  \nHvala.',
    );
    expect(blocks).toEqual([
      paragraph(
        text('Ovo je '),
        { type: 'strong', inlines: [text('važno')] },
        text(' i '),
        { type: 'emphasis', inlines: [text('novo')] },
        text(', vidi '),
        { type: 'link', address: '/projects', inlines: [text('projekte')] },
        text('.'),
        { type: 'break' },
        text('Hvala.'),
      ),
    ]);
  });

  it('has headings from the second level on that never skip one', () => {
    const levels = markdownBlocks('# A\n\n#### B\n\n###### C\n\n## D\n\nE\n===')?.map((block) =>
      block.type === 'heading' ? block.level : undefined,
    );
    expect(levels).toEqual([2, 3, 4, 2, 2]);
  });

  it('gives each heading an id of its own, without diacritics', () => {
    const ids = markdownBlocks('## Što nudimo\n\n## Što nudimo\n\n## 😀')?.map((block) =>
      block.type === 'heading' ? block.id : undefined,
    );
    expect(ids).toEqual(['h-sto-nudimo', 'h-sto-nudimo_2', 'h-']);
  });

  it('has nested lists with the number of the first item', () => {
    expect(markdownBlocks(lines('3. tri', '   - a', '   - b', '4. četiri'))).toEqual([
      {
        type: 'list',
        ordered: true,
        start: 3,
        items: [
          [
            paragraph(text('tri')),
            {
              type: 'list',
              ordered: false,
              start: 1,
              items: [[paragraph(text('a'))], [paragraph(text('b'))]],
            },
          ],
          [paragraph(text('četiri'))],
        ],
      },
    ]);
  });

  it('has quotes, dividers and headings in quotes as strong lines', () => {
    expect(markdownBlocks('> ## Ana\n> Hvala vam.\n\n---')).toEqual([
      {
        type: 'quote',
        blocks: [
          paragraph({ type: 'strong', inlines: [text('Ana')] }),
          paragraph(text('Hvala vam.')),
        ],
      },
      { type: 'divider' },
    ]);
  });

  it('has tables, whose rows have as many cells as the head', () => {
    const blocks = markdownBlocks(
      lines('| Dan | Sati |', '|-----|-----:|', '| **Pon** | 9 |', '| Uto |'),
    );
    expect(blocks).toEqual([
      {
        type: 'table',
        align: [null, 'right'],
        head: [[text('Dan')], [text('Sati')]],
        rows: [
          [[{ type: 'strong', inlines: [text('Pon')] }], [text('9')]],
          [[text('Uto')], []],
        ],
      },
    ]);
  });

  it('has pictures of the site as blocks of their own, out of the paragraph they are in', () => {
    const blocks = markdownBlocks(
      'Prije ![Radionica u *Kninu*](/media/a.webp "Knin, 2026.") poslije.',
    );
    expect(blocks).toEqual([
      paragraph(text('Prije')),
      {
        type: 'picture',
        address: '/media/a.webp',
        alt: 'Radionica u Kninu',
        caption: 'Knin, 2026.',
      },
      paragraph(text('poslije.')),
    ]);
    expect(markdownBlocks('![](/images/a.svg)')).toEqual([
      { type: 'picture', address: '/images/a.svg', alt: '', caption: null },
    ]);
  });

  it.each([
    'https://example.com/a.png',
    '//example.com/a.png',
    'data:image/png;base64,AA',
    '/api/users',
  ])('shows the alternative text instead of a picture at %s', (address) => {
    expect(markdownBlocks(`![Slika](${address})`)).toEqual([paragraph(text('Slika'))]);
  });

  it('shows HTML and code as text', () => {
    expect(markdownBlocks('<script>alert(1)</script> i `<b>`')).toEqual([
      paragraph(text('<script>alert(1)</script> i <b>')),
    ]);
    expect(markdownBlocks('```\n**a**\nb\n```')).toEqual([
      paragraph(text('**a**'), { type: 'break' }, text('b')),
    ]);
  });

  it('is not converted beyond the limits', () => {
    expect(markdownBlocks('a'.repeat(100_001))).toBeUndefined();
    expect(markdownBlocks('a\n\n'.repeat(5000))).toBeUndefined();
    expect(markdownBlocks(`${'>'.repeat(10_000)} a`)).toBeUndefined();
    expect(markdownBlocks(`${'*'.repeat(1000)}a${'*'.repeat(1000)}`)).toBeUndefined();
  });
});
