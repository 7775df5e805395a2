import { expect, test } from '@jest/globals';
import { Submission } from './submission';

test('A form uses one key and one order from its first request on', () => {
  const submission = new Submission();
  expect(submission.key).toBeUndefined();
  expect(submission.withOrder({ name: 'Ana', order: 3 })).toEqual({ name: 'Ana', order: 3 });
  const key = submission.keyFor({ order: 3 });
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(submission.keyFor({ order: 4 })).toBe(key);
  expect(submission.withOrder({ name: 'Iva', order: 4 })).toEqual({ name: 'Iva', order: 3 });
  expect(new Submission().keyFor({})).not.toBe(key);
});

test('A form continues with the key of an earlier request until that is cleared', () => {
  const submission = new Submission('a1', 2);
  expect(submission.keyFor({ order: 5 })).toBe('a1');
  expect(submission.withOrder({ order: 5 })).toEqual({ order: 2 });
  submission.continueFrom(undefined);
  expect(submission.withOrder({ order: 5 })).toEqual({ order: 5 });
  expect(submission.keyFor({ order: 5 })).not.toBe('a1');
});
