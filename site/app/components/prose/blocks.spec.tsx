import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { blocksOf, type Block } from './blocks';
import { Prose } from './prose';

const words = (text: string) => ({ type: 'text', text }) as const;
const html = (blocks: Block[], under?: number) =>
  render(
    <MemoryRouter>
      <Prose text="**a**" blocks={blocks} under={under} />
    </MemoryRouter>,
  ).container.innerHTML;

describe('a formatted text', () => {
  it('is drawn from its blocks, with marked external links', () => {
    const drawn = html([
      { type: 'heading', level: 2, id: 'h-a', inlines: [words('A')] },
      {
        type: 'paragraph',
        inlines: [
          { type: 'link', address: '/about', inlines: [words('b')] },
          { type: 'link', address: 'https://example.com', inlines: [words('c')] },
        ],
      },
      {
        type: 'list',
        ordered: true,
        start: 3,
        items: [[{ type: 'paragraph', inlines: [words('d')] }]],
      },
    ]);
    expect(drawn).toContain('<h2 id="h-a">A</h2>');
    expect(drawn).toContain('<a href="/about" data-discover="true">b</a>');
    expect(drawn).toContain('<a href="https://example.com" rel="noopener external">c</a>');
    expect(drawn).toContain('<ol start="3"><li>d</li></ol>');
    expect(drawn).not.toContain('**a**');
  });

  it('has its headings below that of a list’s entry, without ids', () => {
    const drawn = html([{ type: 'heading', level: 2, id: 'h-a', inlines: [words('A')] }], 3);
    expect(drawn).toContain('<h4>A</h4>');
  });

  it('is chosen by the language in which the text is shown', () => {
    const blocks = { content: [], contentEn: [{ type: 'divider' } satisfies Block] };
    expect(blocksOf({ blocks }, 'content', { text: 'a' }, 'hr')).toBe(blocks.content);
    expect(blocksOf({ blocks }, 'content', { text: 'a', lang: 'en' }, 'hr')).toBe(blocks.contentEn);
    expect(blocksOf({}, 'content', { text: 'a' }, 'en')).toBeUndefined();
  });
});

it('draws a plain text as paragraphs', () => {
  expect(render(<Prose text={'**a**\n\n b '} />).container.innerHTML).toContain(
    '<p>**a**</p><p>b</p>',
  );
});
