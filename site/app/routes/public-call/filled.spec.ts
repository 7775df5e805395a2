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
  const fill = (text: string) => text.replace('{{name}}', 'Udruga');
  expect(filled(blocksWith('{{name}}'), fill)).toEqual(blocksWith('Udruga'));
});
