import { describe, expect, it } from '@jest/globals';
import { blocksOf } from '../../rich-text/rich-text.js';
import { formattedHtml } from './formatted-html.js';
import { formattedText } from './formatted-text.js';

const absolute = (address: string) =>
  address.startsWith('/') ? `https://udruga.example${address}` : address;
const blocks = (markdown: string) => blocksOf(markdown, 'markdown');

const PICTURE = `/media/${'a'.repeat(32)}.webp`;

describe('a formatted text in the plain text of a mail', () => {
  const text = (markdown: string) => formattedText(blocks(markdown), absolute);

  it('has links with their addresses, and those that are addresses once', () => {
    expect(text('Više je [na stranici](/projects) i [drugdje](https://a.example/x).')).toBe(
      'Više je na stranici <https://udruga.example/projects> i drugdje <https://a.example/x>.',
    );
    expect(text('[a@b.hr](mailto:a@b.hr), [01 555](tel:01555)')).toBe('a@b.hr, 01 555');
    expect(text('## Dio\n\n[gore](#h-dio)')).toBe('Dio\n---\n\ngore');
  });

  it('has headings, quotes, tables, dividers and the words of pictures', () => {
    expect(
      text(
        `## Naslov\n\n> **Hvala** vam.\n>\n> Ana\n\n![Ruke](${PICTURE} "Knin")\n\n![](${PICTURE})\n\n---\n\n|a|b|\n|-|-|\n|1|2|\n\n3. prvo\n   - drugo`,
      ),
    ).toBe(
      'Naslov\n------\n\n> Hvala vam.\n>\n> Ana\n\n[Ruke: Knin]\n\n* * *\n\na | b\n1 | 2\n\n3. prvo\n   - drugo',
    );
  });
});

describe('a formatted text in the HTML of a mail', () => {
  const html = (markdown: string, pictures = {}) =>
    formattedHtml(blocks(markdown), pictures, absolute);

  it('has an inline style on every element, and nothing of a text as HTML', () => {
    const markdown =
      '## A\n\n### B\n\n#### C\n\n- a\n\n1. b\n\n> c [d](/projects) <b>\n\n---\n\n|a|\n|-|\n|b|';
    const elements = html(markdown).match(/<[a-z][^>]*>/g) ?? [];
    const bare = elements.filter((element) => !element.includes(' style="'));
    expect(bare).toEqual(['<tr>', '<tr>']);
    expect(html('<b>x</b> **"y"**')).toContain(
      '&lt;b&gt;x&lt;/b&gt; <strong>&quot;y&quot;</strong>',
    );
    expect(html('[x](#h-dio)\n\n## Dio')).toMatch(/href="#h-dio".*<h2 id="h-dio" /);
    expect(html('[x](/projects)')).toContain('href="https://udruga.example/projects"');
  });

  it('shows pictures of the mail, in the width of its column at most', () => {
    const picture = { hash: 'a'.repeat(32), format: 'jpeg', width: 960, height: 640 } as const;
    const shown = html(`![Ruke](${PICTURE} "Knin")`, { [PICTURE]: picture });
    expect(shown).toContain(
      `src="cid:${'a'.repeat(32)}@pictures" alt="Ruke" width="542" height="361"`,
    );
    expect(shown).toContain('>Knin</p>');
    const small = { ...picture, width: 200, height: 100 };
    expect(html(`![Ruke](${PICTURE})`, { [PICTURE]: small })).toContain('width="200" height="100"');
  });

  it('has the words of a picture that mail programs do not show', () => {
    expect(html('![Kuća](/images/kuca.svg)')).toMatch(/^<p [^>]*>Kuća<\/p>$/);
    expect(html('![](/images/kuca.svg)')).toBe('');
  });
});
