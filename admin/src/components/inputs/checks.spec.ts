import { describe, expect, test } from '@jest/globals';
import { bodyFields, fieldRules, type FieldRules } from '../../api/form-rules';
import allRules from '../../api/rules.json' with { type: 'json' };
import { failedCheck, isKnownCheck, validatorOf } from './checks';

/** The Croatian error message for a value of a settings field; undefined for a valid one. */
const messageFor = (field: string, value: unknown) =>
  failedCheck(fieldRules('settings', field), value)?.hr;

test('Every check in the API’s rules is implemented', () => {
  const named = Object.values(allRules)
    .flatMap((fields): FieldRules[] => Object.values(fields))
    .flatMap(({ checks = [] }) => checks.map(({ check }) => check));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !isKnownCheck(name))).toEqual([]);
});

test('Spaces do not count towards the minimum length', () => {
  const rule = validatorOf({
    checks: [{ check: 'minLength', limit: 3, hr: 'kratko', en: 'short' }],
  });
  const short = { message: 'admin.form.rule', args: { hr: 'kratko', en: 'short' } };
  expect([rule('    '), rule(null), rule('abc')]).toEqual([short, short, undefined]);
});

test('An empty value is an error in a required field, which may have its own message', () => {
  const rules = {
    empty: 'null',
    checks: [{ check: 'minLength', limit: 3, hr: 'kratko', en: 'short' }],
  };
  expect(validatorOf(rules)('')).toBeUndefined();
  expect(validatorOf(rules)('ab')).toBeDefined();
  expect(validatorOf(rules, true)('')).toBeDefined();
  expect(validatorOf(rules, 'some.key')(' ')).toBe('some.key');
});

test('White space counts towards the length of a password', () => {
  const rules = fieldRules('users', 'password');
  expect(failedCheck(rules, '  10 znakova')).toBeUndefined();
  expect(failedCheck(rules, '10 znakova')?.hr).toBe('Lozinka mora imati barem 12 znakova');
  expect(validatorOf(rules, false)('           ')).toBeDefined();
});

describe('An OIB', () => {
  test.each(['94577403194', '69435151530', '945 774 031 94'])('accepts %s', (value) => {
    expect(messageFor('taxId', value)).toBeUndefined();
  });
  test.each(['94577403195', '49577403194', '9457740319', '945774031944', 'abcdefghijk', ''])(
    'rejects %s',
    (value) => {
      expect(messageFor('taxId', value)).toContain('OIB nije ispravan');
    },
  );
});

describe('An IBAN', () => {
  test('is valid with spaces between its groups', () => {
    expect(messageFor('iban', 'hr12 1001 0051 8630 0016 0')).toBeUndefined();
  });
  test.each(['HR1310010051863000160', 'HR121001005186300016', 'DE89370400440532013000', ''])(
    'rejects %s',
    (value) => {
      expect(messageFor('iban', value)).toContain('IBAN nije ispravan');
    },
  );
});

test('The length on a payment slip counts č, ć, đ, š and ž as two characters', () => {
  const slip = (max: number) => ({
    checks: [{ check: 'fitsSlip', limit: max, hr: 'dugo', en: 'long' }],
  });
  expect(failedCheck(slip(5), 'Čičak')).toBeDefined();
  expect(failedCheck(slip(7), 'Čičak')).toBeUndefined();
  expect(messageFor('city', 'x'.repeat(22))).toContain('Na uplatnicu stane najviše 21 znak,');
  expect(messageFor('street', 'x'.repeat(26))).toContain('Na uplatnicu stane najviše 25 znakova,');
  expect(messageFor('city', '  ')).toBe('Podatak je obavezan');
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
])('Rule %#: %s rejects %p and accepts %p', (field, wrong, right) => {
  expect(messageFor(field, wrong)).toBeDefined();
  expect(messageFor(field, right)).toBeUndefined();
});

test('An optional link may be empty, but not a word', () => {
  const rule = validatorOf(fieldRules('settings', 'socialLinks.x'));
  expect(rule('')).toBeUndefined();
  expect(rule('facebook')).toBeDefined();
});

test('All entries of a list have the same rules', () => {
  expect(fieldRules('projects', 'documents.3.path')).toBe(
    fieldRules('projects', 'documents.0.path'),
  );
  expect(fieldRules('projects', 'documents.3.path').checks).toHaveLength(2);
  expect(bodyFields('projects')).toContain('documents.path');
});

describe('A draft', () => {
  const isDraft = ({ isPublished }: Record<string, unknown>) => isPublished !== true;
  const title = validatorOf(fieldRules('blog', 'title'), undefined, isDraft);
  const slug = validatorOf(fieldRules('blog', 'slug'), undefined, isDraft);

  test('may have empty and short texts, which publishing refuses', () => {
    expect([title('', {}), title('ab', { isPublished: false })]).toEqual([undefined, undefined]);
    expect(title('', { isPublished: true })).toBeDefined();
    expect(title('ab', { isPublished: true })).toBeDefined();
  });

  test('may lack what only this form needs', () => {
    const path = validatorOf(fieldRules('documents', 'path'), 'needed', isDraft);
    expect([path('', {}), path('', { isPublished: true })]).toEqual([undefined, 'needed']);
  });

  test('has to meet the rules that are not about publishing', () => {
    expect(slug('', {})).toBeUndefined();
    expect(slug('Ž', {})).toBeDefined();
  });
});
