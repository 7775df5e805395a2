import { describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { markedText } from '../../i18n/marked-text';
import { isPageUrl } from '../button/page-url';
import { MarkedWords } from '../marked-words/marked-words';
import { isAboutViolence, needsQuickExit } from '../quick-exit/about-violence';
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
  test('is drawn from its blocks, with marked external links', () => {
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

  test('has its headings below that of a list’s entry, without ids', () => {
    const drawn = html([{ type: 'heading', level: 2, id: 'h-a', inlines: [words('A')] }], 3);
    expect(drawn).toContain('<h4>A</h4>');
  });

  test('is chosen by the language in which the text is shown', () => {
    const blocks = { content: [], contentEn: [{ type: 'divider' } satisfies Block] };
    expect(blocksOf({ blocks }, 'content', { text: 'a' }, 'hr')).toBe(blocks.content);
    expect(blocksOf({ blocks }, 'content', { text: 'a', lang: 'en' }, 'hr')).toBe(blocks.contentEn);
    expect(blocksOf({}, 'content', { text: 'a' }, 'en')).toBeUndefined();
  });
});

test('draws a plain text as paragraphs', () => {
  expect(render(<Prose text={'**a**\n\n b '} />).container.innerHTML).toContain(
    '<p>**a**</p><p>b</p>',
  );
});

/** What a browser that translates a page does: each text is replaced by an element. */
function translate(root: Element): void {
  root.querySelectorAll('*').forEach((element) => {
    const [text] = element.childNodes;
    if (!(text instanceof Text) || element.tagName === 'FONT') return;
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  });
}

test('words are marked in a text that the browser has translated', () => {
  const text = 'Terapija i podrška';
  const title = (q: string) => (
    <h2>
      <MarkedWords text={text} q={q} />
    </h2>
  );
  const { container, rerender } = render(title(''));
  for (const q of ['terapija', 'podrška', '']) {
    translate(container);
    rerender(title(q));
    expect(container.textContent).toBe(text);
    expect(container.querySelectorAll('mark')).toHaveLength(q === '' ? 0 : 1);
  }
});

const shown = (text: string) =>
  render(<p>{markedText(text, { strong: (words) => <b>{words}</b> })}</p>).container.innerHTML;

test('renders marked words by the function of their name', () => {
  expect(shown('Nazovite <strong>112</strong> ili <strong>192</strong>.')).toBe(
    '<p>Nazovite <b>112</b> ili <b>192</b>.</p>',
  );
});

test('renders text without marks and words with unknown names as text', () => {
  expect(shown('2 < 3 i <b>5</b> > 4')).toBe('<p>2 &lt; 3 i 5 &gt; 4</p>');
});

test('the router opens URLs of pages', () => {
  for (const url of ['/', '/javni-poziv', '/contact?project=true', '/about#a.b']) {
    expect([url, isPageUrl(url)]).toEqual([url, true]);
  }
});

test('the router does not open URLs of files, of the panel or of other sites', () => {
  for (const url of [
    '/documents/obrazac.pdf',
    '/media/a1b2',
    '/admin/blog',
    '/api/docs',
    '//evil.example/',
    'https://www.example.org/prijava',
  ]) {
    expect([url, isPageUrl(url)]).toEqual([url, false]);
  }
});

describe('a page about violence', () => {
  test.each([
    ['Prevencija i suzbijanje obiteljskog nasilja', 'Socijalne usluge', ''],
    ['Gdje potražiti pomoć', 'Nasilje u obitelji', ''],
    ['Siguran dom', 'news', 'Ako partner postane nasilan, niste sami.\nDalje.'],
    ['A safe home', 'news', 'If your partner is abusive, you are not alone.'],
  ])('is recognised by its title, category or first paragraph: %s', (title, category, text) => {
    expect(isAboutViolence(title, category, text)).toBe(true);
  });

  test('has the quick exit, as every project for which an editor asks for it', () => {
    const [garden, violence] = [{ title: 'Vrtovi' }, { titleEn: 'Domestic violence' }];
    const items = [garden, violence, { event: violence }, { ...garden, quickExit: true }];
    expect(items.map(needsQuickExit)).toEqual([false, true, true, true]);
  });

  test('is not recognised by later paragraphs or other words', () => {
    expect(isAboutViolence('Terapija opuštanja', 'Terapija', 'Uvod.\nRiječ nasilje kasnije.')).toBe(
      false,
    );
  });
});
