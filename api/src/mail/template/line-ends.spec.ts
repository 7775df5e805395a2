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

/** The same with no-break spaces shown as `_`. */
const shown = (value: unknown) => JSON.stringify(value).replaceAll('\u00a0', '_');

it('a mail has the line ends of its language wherever people read', () => {
  const formatted = blocksOf(
    '## Vrt i kuća\n\nMir **i red**\n\n- 2 sata\n\n> U selu\n\n|mir i red|\n|-|\n|i c|',
    'markdown',
  );
  const blocks: Block[] = [
    { heading: 'Vrt i kuća' },
    { paragraph: 'Mir i red' },
    { lines: 'U selu' },
    { aside: 'Traje 2 sata' },
    { link: 'Više o tome', address: 'https://udruga.example/vise' },
    { button: 'Otvorite u banci', address: 'https://udruga.example/?a=i b' },
    { formatted },
  ];
  const links: [string, string][] = [['Odjava s liste', 'https://udruga.example/odjava']];
  expect(shown(withMailLineEnds({ ...mailOf(...blocks), links }, 'hr'))).toBe(
    shown({
      ...mailOf(
        { heading: 'Vrt i_kuća' },
        { paragraph: 'Mir i_red' },
        { lines: 'U_selu' },
        { aside: 'Traje 2_sata' },
        { link: 'Više o_tome', address: 'https://udruga.example/vise' },
        { button: 'Otvorite u_banci', address: 'https://udruga.example/?a=i b' },
        {
          formatted: blocksOf(
            '## Vrt i_kuća\n\nMir **i_red**\n\n- 2_sata\n\n> U_selu\n\n|mir i_red|\n|-|\n|i_c|',
            'markdown',
          ),
        },
      ),
      title: 'Vijesti i_pozivi',
      why: 'Pretplata i_potvrda',
      links: [['Odjava s_liste', 'https://udruga.example/odjava']],
    }).replace('h-vrt-i_ku', 'h-vrt-i-ku'),
  );
  const [paragraph] = withMailLineEnds(mailOf({ paragraph: 'Mir i red' }), 'en').blocks;
  expect(paragraph).toEqual({ paragraph: 'Mir i red' });
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

it('a mail has no word joiners, which some mail programs show as boxes', () => {
  const paragraph = `Radimo na cijelom području, a najviše u Šibensko-kninskoj županiji.`;
  expect(shown(withMailLineEnds(mailOf({ paragraph }), 'hr'))).toContain('u_Šibensko-kninskoj');
});
