import { describe, expect, test } from '@jest/globals';
import { hr } from '../i18n/hr/hr';
import { createI18nProvider } from '../providers/i18n-provider';
import * as rules from './settings-rules';

describe('An OIB', () => {
  test.each(['94577403194', '69435151530'])('%s is taken', (value) => {
    expect(rules.oib(value)).toBeUndefined();
  });
  test.each(['94577403195', '49577403194', '9457740319', '945774031944', 'abcdefghijk', ''])(
    '%s is refused',
    (value) => {
      expect(rules.oib(value)).toBe('admin.settings.validation.oib');
    },
  );
});

describe('An IBAN', () => {
  test('is accepted with spaces', () => {
    expect(rules.iban('hr12 1001 0051 8630 0016 0')).toBeUndefined();
  });
  test.each(['HR1310010051863000160', 'HR121001005186300016', 'DE89370400440532013000', ''])(
    '%s is refused',
    (value) => {
      expect(rules.iban(value)).toBe('admin.settings.validation.iban');
    },
  );
});

test('A payment slip counts č, ć, đ, š and ž as two', () => {
  expect(rules.fitsSlip(5)('Čičak')).toMatchObject({ args: { max: 5 } });
  expect(rules.fitsSlip(7)('Čičak')).toBeUndefined();
  for (const [max, said] of [
    [21, '21 znak,'],
    [22, '22 znaka,'],
    [25, '25 znakova,'],
  ] as const) {
    const refused = rules.fitsSlip(max)('x'.repeat(max + 1));
    if (typeof refused !== 'object') throw new Error(`${max} were not refused`);
    expect(createI18nProvider('hr', hr).translate(refused.message, refused.args)).toContain(
      `Na uplatnicu stane najviše ${said}`,
    );
  }
  expect(rules.fitsSlip(7)('  ')).toBe('admin.settings.validation.required');
});

test.each([
  [rules.whole(1, 120), 0, 1],
  [rules.whole(1, 120), 121, 120],
  [rules.whole(1, 120), 1.5, 2],
  [rules.whole(1, 120), null, 12],
  [rules.pastYear, 1899, 1900],
  [rules.pastYear, new Date().getFullYear() + 1, 2009],
  [rules.phone, '01 555 0100', '+385 1 555 0100'],
  [rules.postalCode, '1000', '10000'],
  [rules.emailAddress, 'ana@udruga', 'ana@udruga.example'],
  [rules.optionalLink, 'http://x.example', 'https://x.example/ana'],
  [rules.optionalLink, 'facebook', ''],
])('Rule %#: %p is refused and %p is taken', (rule, wrong, right) => {
  expect(rule(wrong)).toBeDefined();
  expect(rule(right)).toBeUndefined();
});
