import { expect, it } from '@jest/globals';
import { fieldsOf } from './fields-of.js';

it('An object answers its own fields, a getter of its prototype included', () => {
  const error = Object.assign(new Error('full'), { code: 'ENOSPC' });
  expect(fieldsOf(error).code).toBe('ENOSPC');
  expect(fieldsOf(error).message).toBe('full');
});

it.each([undefined, null, 'text', 7, true])('%p has no fields', (value) => {
  expect(fieldsOf(value)).toEqual({});
});
