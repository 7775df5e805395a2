import { expect, test } from '@jest/globals';
import { textGroups } from './text-groups';

const text = (key: string) => ({ key, kind: 'line', original: key, originalEn: key }) as const;

test('the texts of a page are grouped by the part they belong to, in the order of the page', () => {
  const groups = textGroups(
    ['a.title', 'a.b.text', 'a.b.name', 'a.lead', 'a.c.0', 'a.c.1'].map((key) => text(key)),
  );
  expect(
    groups.map(({ path, heading, texts }) => [path, heading?.key, texts.map(({ key }) => key)]),
  ).toEqual([
    ['a', 'a.title', ['a.title', 'a.lead']],
    ['a.b', 'a.b.name', ['a.b.text', 'a.b.name']],
    ['a.c', undefined, ['a.c.0', 'a.c.1']],
  ]);
});
