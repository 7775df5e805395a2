import { describe, expect, test } from '@jest/globals';
import { bodyFields, fieldRules } from '../../api/form-rules';
import allRules from '../../api/rules.json' with { type: 'json' };
import { failedCheck, isKnownCheck, validatorOf } from './checks';

/** The Croatian message for a value of a field of the settings; none where it is taken. */
const said = (field: string, value: unknown) =>
  failedCheck(fieldRules('settings', field), value)?.hr;

test('Every check that the API’s rules name can be carried out', () => {
  const named = Object.values(allRules)
    .flatMap((fields): { checks?: { check: string }[] }[] => Object.values(fields))
    .flatMap(({ checks = [] }) => checks.map(({ check }) => check));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !isKnownCheck(name))).toEqual([]);
});

test('A text of spaces is not long enough', () => {
  const rule = validatorOf({
    checks: [{ check: 'minLength', limit: 3, hr: 'kratko', en: 'short' }],
  });
  const short = { message: 'admin.form.rule', args: { hr: 'kratko', en: 'short' } };
  expect([rule('    '), rule(null), rule('abc')]).toEqual([short, short, undefined]);
});

test('An empty value is checked where the field is required, and may have its own message', () => {
  const rules = {
    empty: 'null',
    checks: [{ check: 'minLength', limit: 3, hr: 'kratko', en: 'short' }],
  };
  expect(validatorOf(rules)('')).toBeUndefined();
  expect(validatorOf(rules)('ab')).toBeDefined();
  expect(validatorOf(rules, true)('')).toBeDefined();
  expect(validatorOf(rules, 'some.key')(' ')).toBe('some.key');
});

test('A password counts as it was typed, white space included', () => {
  const rules = fieldRules('users', 'password');
  expect(failedCheck(rules, '  10 znakova')).toBeUndefined();
  expect(failedCheck(rules, '10 znakova')?.hr).toBe('Lozinka mora imati barem 12 znakova');
  expect(validatorOf(rules, false)('           ')).toBeDefined();
});

describe('An OIB', () => {
  test.each(['94577403194', '69435151530', '945 774 031 94'])('%s is taken', (value) => {
    expect(said('taxId', value)).toBeUndefined();
  });
  test.each(['94577403195', '49577403194', '9457740319', '945774031944', 'abcdefghijk', ''])(
    '%s is refused',
    (value) => {
      expect(said('taxId', value)).toContain('OIB nije ispravan');
    },
  );
});

describe('An IBAN', () => {
  test('is taken with the spaces people write it with', () => {
    expect(said('iban', 'hr12 1001 0051 8630 0016 0')).toBeUndefined();
  });
  test.each(['HR1310010051863000160', 'HR121001005186300016', 'DE89370400440532013000', ''])(
    '%s is refused',
    (value) => {
      expect(said('iban', value)).toContain('IBAN nije ispravan');
    },
  );
});

test('A payment slip counts č, ć, đ, š and ž as two', () => {
  const slip = (max: number) => ({
    checks: [{ check: 'fitsSlip', limit: max, hr: 'dugo', en: 'long' }],
  });
  expect(failedCheck(slip(5), 'Čičak')).toBeDefined();
  expect(failedCheck(slip(7), 'Čičak')).toBeUndefined();
  expect(said('city', 'x'.repeat(22))).toContain('Na uplatnicu stane najviše 21 znak,');
  expect(said('street', 'x'.repeat(26))).toContain('Na uplatnicu stane najviše 25 znakova,');
  expect(said('city', '  ')).toBe('Podatak je obavezan');
});

test.each([
  ['contactRetentionMonths', 0, 1],
  ['contactRetentionMonths', 121, 120],
  ['contactRetentionMonths', 1.5, 2],
  ['contactRetentionMonths', null, 12],
  ['foundingYear', 1899, 1900],
  ['foundingYear', new Date().getFullYear() + 1, 2009],
  ['phone', '01 555 0100', '+385 1 555 0100'],
  ['postalCode', '1000', '10000'],
  ['email', 'ana@udruga', 'ana@udruga.example'],
  ['socialLinks.x', 'http://x.example', 'https://x.example/ana'],
])('Rule %#: of %s %p is refused and %p is taken', (field, wrong, right) => {
  expect(said(field, wrong)).toBeDefined();
  expect(said(field, right)).toBeUndefined();
});

test('A link may be left out, and is no word', () => {
  const rule = validatorOf(fieldRules('settings', 'socialLinks.x'));
  expect(rule('')).toBeUndefined();
  expect(rule('facebook')).toBeDefined();
});

test('The rules of a field in a list are those of every entry', () => {
  expect(fieldRules('projects', 'documents.3.path')).toBe(
    fieldRules('projects', 'documents.0.path'),
  );
  expect(fieldRules('projects', 'documents.3.path').checks).toHaveLength(2);
  expect(bodyFields('projects')).toContain('documents.path');
});
