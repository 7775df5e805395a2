import { expect, it } from '@jest/globals';
import { blocksOf } from '../../rich-text/rich-text.js';
import { withMailLineEnds } from './line-ends.js';
import type { Block } from './render-mail.js';

const mailOf = (...blocks: Block[]) => ({
  subject: 'Vijesti i pozivi',
  preview: '',
  title: 'Vijesti i pozivi',
  blocks,
  why: 'Pretplata i potvrda',
});

/** The blocks of a mail in Croatian with no-break spaces shown as `_`. */
const shown = (...blocks: Block[]) =>
  JSON.stringify(withMailLineEnds(mailOf(...blocks), 'hr').blocks).replaceAll('\u00a0', '_');

it.each<[Block, string]>([
  [{ heading: 'Vrt i kuća' }, 'Vrt i_kuća'],
  [{ paragraph: 'Mir i red' }, 'Mir i_red'],
  [{ lines: 'U selu' }, 'U_selu'],
  [{ aside: 'Traje 2 sata' }, 'Traje 2_sata'],
  [{ link: 'Više o tome', url: 'https://udruga.example/?a=i b' }, 'Više o_tome'],
  [{ formatted: blocksOf('- Mir **i red**\n\n|mir i red|\n|-|\n|i c|', 'markdown') }, 'i_c'],
  [{ paragraph: 'Radimo u Šibensko-kninskoj županiji.' }, 'u_Šibensko-kninskoj županiji'],
])('a mail has the line ends of its language: %j', (block, expected) => {
  expect(shown(block)).toContain(expected);
});

it('a mail in English has the line ends of English', () => {
  const blocks: Block[] = [{ paragraph: 'Mir i red' }];
  expect(withMailLineEnds(mailOf(...blocks), 'en').blocks).toEqual(blocks);
});

it('what people copy from a mail stays as it is', () => {
  const blocks: Block[] = [
    { facts: [['Opis plaćanja', 'Donacija u 2 dijela']] },
    { quote: 'Pišem vam i molim 2 karte' },
    { html: '<p>Mir i red</p>', text: 'Mir i red' },
    { picture: '/media/a i b.webp', alt: 'Vrt i kuća' },
  ];
  const { subject, blocks: same } = withMailLineEnds(mailOf(...blocks), 'hr');
  expect(subject).toBe('Vijesti i pozivi');
  expect(same).toEqual(blocks);
});
