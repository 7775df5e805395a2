import { expect, test } from '@jest/globals';
import { framePart } from './frame-parts';

test('a part of the frame stays the same until what it depends on is another object', () => {
  const association = { name: 'Udruga' };
  const part = framePart('footer hr', [association]);
  part.html = new Uint8Array(1);
  expect(framePart('footer hr', [association])).toBe(part);
  expect(framePart('footer en', [association]).html).toBeUndefined();
  expect(framePart('footer hr', [{ ...association }]).html).toBeUndefined();
});
