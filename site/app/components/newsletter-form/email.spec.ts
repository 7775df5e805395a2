import { describe, expect, test } from '@jest/globals';
import { isEmail } from './email';

describe('an e-mail address', () => {
  test.each(['ana@primjer.hr', " ivo.o'neill+vijesti@mail.primjer.hr "])('%p is valid', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each(['', 'ana', 'ana@', 'ana@primjer', 'a b@primjer.hr', `${'a'.repeat(250)}@b.hr`])(
    '%p is invalid',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );
});
