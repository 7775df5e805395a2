import { expect, test } from '@jest/globals';
import { Submission } from './submission';

test('A form has one key, and one place in its list, from when it is first sent', () => {
  const submission = new Submission();
  expect(submission.key).toBeUndefined();
  expect(submission.withOrder({ name: 'Ana', order: 3 })).toEqual({ name: 'Ana', order: 3 });
  const key = submission.use({ order: 3 });
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(submission.use({ order: 4 })).toBe(key);
  expect(submission.withOrder({ name: 'Iva', order: 4 })).toEqual({ name: 'Iva', order: 3 });
  expect(new Submission().use({})).not.toBe(key);
});

test('A form continues with the key of an earlier request, or starts anew', () => {
  const submission = new Submission('a1', 2);
  expect(submission.use({ order: 5 })).toBe('a1');
  expect(submission.withOrder({ order: 5 })).toEqual({ order: 2 });
  submission.continueFrom(undefined);
  expect(submission.withOrder({ order: 5 })).toEqual({ order: 5 });
  expect(submission.use({ order: 5 })).not.toBe('a1');
});
