import { expect, it } from '@jest/globals';
import { NotFoundError } from '../problems/domain-errors.js';
import { notFound } from './rows.js';

it('reports the kind of row that does not exist, in both languages', () => {
  const fail = () => notFound({ noun: { hr: 'Događaj', en: 'event' } });
  expect(fail).toThrow(NotFoundError);
  expect(fail).toThrow(
    expect.objectContaining({
      text: { hr: 'Događaj ne postoji.', en: 'There is no such event.' },
    }),
  );
});
