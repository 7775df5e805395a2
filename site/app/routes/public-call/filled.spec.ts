import { expect, test } from '@jest/globals';
import type { CallBlock, CallInline } from '~/api/client';
import { filled } from './filled';

const line = (text: string): CallInline[] => [
  { type: 'strong', inlines: [{ type: 'text', text }] },
  { type: 'break' },
];

const blocksWith = (text: string): CallBlock[] => [
  { type: 'heading', level: 2, id: 'naslov', inlines: line(text) },
  { type: 'quote', blocks: [{ type: 'paragraph', inlines: line(text) }] },
  {
    type: 'list',
    ordered: false,
    start: 1,
    items: [[{ type: 'paragraph', inlines: line(text) }]],
  },
  { type: 'table', align: [null], head: [line(text)], rows: [[line(text)]] },
  { type: 'divider' },
];

test('texts are filled at every depth of the blocks', () => {
  const values = { name: { type: 'text', text: 'Udruga' } } as const;
  expect(filled(blocksWith('{{name}}'), values)).toEqual(blocksWith('Udruga'));
});

test('a value may be a link, which is no link within another one', () => {
  const email: CallInline = {
    type: 'link',
    address: 'mailto:a@b.hr',
    inlines: [{ type: 'text', text: 'a@b.hr' }],
  };
  const outer = (inlines: CallInline[]): CallInline => ({
    type: 'link',
    address: '/contact',
    inlines,
  });
  const text = (words: string): CallInline => ({ type: 'text', text: words });
  const blocks: CallBlock[] = [
    {
      type: 'paragraph',
      inlines: [text('Pišite na {{email}} ili {{fax}}!'), outer([text('{{email}}')])],
    },
  ];
  expect(filled(blocks, { email })).toEqual([
    {
      type: 'paragraph',
      inlines: [
        text('Pišite na '),
        email,
        text(' ili '),
        text('{{fax}}'),
        text('!'),
        outer([text('a@b.hr')]),
      ],
    },
  ]);
});
