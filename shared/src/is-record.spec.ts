import { expect, test } from '@jest/globals';
import { fieldsOf, isRecord } from './is-record.js';

test('an object is a record, including errors and arrays', () => {
  expect([{ a: 1 }, new Error('lost'), []].map(isRecord)).toEqual([true, true, true]);
  expect(fieldsOf(Object.assign(new Error('lost'), { status: 412 })).status).toBe(412);
});

test.each([null, undefined, '', 'text', 0, true])('%p is not a record', (value) => {
  expect(isRecord(value)).toBe(false);
  expect(fieldsOf(value)).toEqual({});
});
