import { describe, expect, test } from '@jest/globals';
import { withTextLineEnds } from './line-ends';

describe('an answer of the API', () => {
  test('has the line ends of its language in each text', () => {
    const row = {
      title: 'Djeca u riziku',
      titleEn: 'A 5 km walk',
      content: 'Prvo\ni drugo 2 puta',
    };
    expect(withTextLineEnds([row])).toEqual([
      {
        title: 'Djeca u\u00a0riziku',
        titleEn: 'A 5\u00a0km walk',
        content: 'Prvo\ni\u00a0drugo 2\u00a0puta',
      },
    ]);
  });

  test('has them in formatted texts', () => {
    const block = (text: string) => ({ type: 'paragraph', inlines: [{ type: 'text', text }] });
    const blocks = { content: [block('mir i red')], contentEn: [block('a cup i 2 tea')] };
    expect(withTextLineEnds({ blocks })).toEqual({
      blocks: {
        content: [block('mir i\u00a0red')],
        contentEn: [block('a cup i 2\u00a0tea')],
      },
    });
  });

  test('keeps names, codes and addresses', () => {
    const row = {
      name: 'Kuća i vrt',
      category: 'Zdravlje i okoliš',
      slug: 'a i b',
      phone: '+385 1 555 0100',
      imageUrl: '/media/a i b',
      bankRecipient: 'Udruga A i B',
      id: 1,
      image: null,
    };
    expect(withTextLineEnds(row)).toEqual(row);
  });
});
