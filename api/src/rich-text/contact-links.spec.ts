import { describe, expect, it } from '@jest/globals';
import { withContactLinks } from './contact-links.js';
import { blocksOf } from './rich-text.js';

const linked = (markdown: string) => withContactLinks(blocksOf(markdown, 'markdown'));
const text = (words: string) => ({ type: 'text', text: words });
const call = (words: string, address = `tel:${words}`) => ({
  type: 'link',
  address,
  inlines: [text(words)],
});

describe('telephone numbers and e-mail addresses of formatted texts', () => {
  it('are links between the words around them', () => {
    expect(linked('Nazovite 112 ili pišite na a@b.hr!')).toEqual([
      {
        type: 'paragraph',
        inlines: [
          text('Nazovite '),
          call('112'),
          text(' ili pišite na '),
          call('a@b.hr', 'mailto:a@b.hr'),
          text('!'),
        ],
      },
    ]);
  });

  it('are links in bold words, whose neighbours tell whether they are called', () => {
    expect(JSON.stringify(linked('Nazovite **112**.'))).toContain('"address":"tel:112"');
    const counted = 'Pomogli smo **112** obitelji.';
    expect(linked(counted)).toEqual(blocksOf(counted, 'markdown'));
  });

  it('are links in lists, quotes, tables and headings', () => {
    const all = JSON.stringify(
      linked(
        '## Policija: 192\n\n- Hitna: 194\n\n> Zovite 193\n\n| a | b |\n| - | - |\n| tel. 01 555 0100 | c |',
      ),
    );
    for (const number of ['192', '194', '193', '015550100']) {
      expect(all).toContain(`"address":"tel:${number}"`);
    }
  });

  it('stay as they are in links', () => {
    const markdown = '[Nazovite 112](/contact) ili <info@udruga.hr>.';
    expect(linked(markdown)).toEqual(blocksOf(markdown, 'markdown'));
  });
});
