import { describe, expect, test } from '@jest/globals';
import { amountOf } from './amount';

describe('the amount of a donation', () => {
  test.each([10, 20, 50, 100])(
    'is the chosen %d euros, even if another amount is typed',
    (euros) => {
      expect(amountOf(String(euros), '7')).toEqual({ euros });
    },
  );

  test.each([
    ['1', 1],
    [' 25 ', 25],
    ['25 €', 25],
    ['25 eura', 25],
    ['1 euro', 1],
    ['25 EUR', 25],
    ['1.000', 1000],
    ['1,000', 1000],
    ['1\u00a0000', 1000],
    ['50,00', 50],
    ['50.0', 50],
    ['100000', 100_000],
  ])('is accepted as %p', (typed, euros) => {
    expect(amountOf('custom', typed)).toEqual({ euros });
  });

  test('may be typed without choosing another amount', () => {
    expect(amountOf('', '35')).toMatchObject({ euros: 35 });
  });

  test.each([
    ['', 'empty'],
    ['€', 'empty'],
    ['0', 'zero'],
    ['0,00', 'zero'],
    ['-5', 'negative'],
    ['\u22125', 'negative'],
    ['12,50', 'decimals'],
    ['12.5', 'decimals'],
    ['0,50', 'decimals'],
    ['100001', 'tooBig'],
    ['9'.repeat(400), 'tooBig'],
    ['pedeset', 'notNumber'],
    ['1e3', 'notNumber'],
    ['0x20', 'notNumber'],
    ['10 20', 'notNumber'],
    ['1,2,3', 'notNumber'],
  ])('is refused as %p', (typed, wrong) => {
    expect(amountOf('custom', typed)).toMatchObject({ wrong, field: 'customAmount' });
  });

  test('comes with the whole euros below it if it has cents', () => {
    expect(amountOf('custom', '12,50')).toMatchObject({ lower: 12 });
    expect(amountOf('custom', '0,50')).toMatchObject({ lower: 1 });
  });

  test('is missing if it is neither chosen nor typed', () => {
    expect(amountOf('', ' ')).toEqual({ wrong: 'missing', field: 'amount' });
  });

  test('is refused if the chosen value is not among the presets', () => {
    expect(amountOf('30', '')).toMatchObject({ wrong: 'empty', field: 'customAmount' });
  });
});
