import { expect, test } from '@jest/globals';
import { cachedPart } from './cached-parts';

test('a cached part stays the same until what it depends on is another object', () => {
  const association = { name: 'Udruga' };
  const part = cachedPart('footer hr', [association]);
  part.html = new Uint8Array(1);
  expect(cachedPart('footer hr', [association])).toBe(part);
  expect(cachedPart('footer en', [association]).html).toBeUndefined();
  expect(cachedPart('footer hr', [{ ...association }]).html).toBeUndefined();
});
