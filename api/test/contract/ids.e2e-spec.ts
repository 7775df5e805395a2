import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDocument } from '../../src/openapi/document.js';
import { operationsOf, type DocumentedOperation } from '../setup/contract/api-document.js';
import { CALLS } from '../setup/contract/calls.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
let operations: DocumentedOperation[];
beforeAll(async () => {
  test = await startTestApp();
  operations = operationsOf(createDocument(test.app)).filter(({ path }) => path.includes('{id'));
});
afterAll(() => test.close());

/** Spellings that a conversion to a number would treat as the same id. */
const SPELLINGS: Record<string, (id: string) => string> = {
  'a decimal point': (id) => `${id}.0`,
  hexadecimal: (id) => `0x${Number(id).toString(16)}`,
  'an exponent': (id) => `${id}e0`,
  'a space before': (id) => `%20${id}`,
  'a space after': (id) => `${id}%20`,
  'a plus sign': (id) => `+${id}`,
  'a leading zero': (id) => `0${id}`,
  'a line break': (id) => `${id}%0A`,
  'digits of another script': (id) =>
    encodeURIComponent(id.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))),
};

/** An id, and not the name of a resource before it. */
const isNumber = (value: string): boolean => /^\d+$/.test(value);

describe('an id in a path', () => {
  it.each(Object.entries(SPELLINGS))(
    'written with %s is a 404 for every operation',
    async (_, spell) => {
      const answers: [string, number][] = [];
      for (const { method, path } of operations) {
        const { param, body, send } = CALLS[`${method} ${path}`] ?? {};
        const values = [(await param?.(test)) ?? []].flat().map(String);
        const at = Math.max(0, values.findIndex(isNumber));
        values[at] = spell(values[at] ?? '');
        const to = path.replaceAll(/\{[^}]+\}/g, () => String(values.shift()));
        const request = test.anonymous[method](to).set(test.admin);
        const answer = await (send ? send(request) : request.send(await body?.(test)));
        answers.push([`${method} ${to}`, answer.status]);
      }
      expect(answers.length).toBeGreaterThan(50);
      expect(answers.filter(([, status]) => status !== 404)).toEqual([]);
    },
  );
});
