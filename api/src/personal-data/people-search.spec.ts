import { expect, it } from '@jest/globals';
import { peopleSearch } from './people-search.js';

it.each([
  ['Horvat', null],
  ['022 987 654', '%22987654%'],
  ['+385 (22) 987-654', '%22987654%'],
  ['0038522987654', '%22987654%'],
  ['2026', null],
])('searches %j by the digits %j', (text, digits) => {
  expect(peopleSearch(text).digits).toBe(digits);
});
