import { expect, test } from '@jest/globals';
import { periodsUntil } from './periods';

test('Periods are whole months and years in Croatian time', () => {
  // Half past midnight in Zagreb on 1 March.
  expect(periodsUntil(Date.parse('2028-02-29T23:30:00Z'))).toEqual({
    thisMonth: { from: '2028-03-01', to: '2028-03-31' },
    lastMonth: { from: '2028-02-01', to: '2028-02-29' },
    thisYear: { from: '2028-01-01', to: '2028-12-31' },
    lastYear: { from: '2027-01-01', to: '2027-12-31' },
  });
});

test('The month before January is December', () => {
  const { lastMonth } = periodsUntil(Date.parse('2027-01-10T12:00:00Z'));
  expect(lastMonth).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});
