import { describe, expect, test } from '@jest/globals';
import { type FieldRules, bodyFields, fieldRules } from '../../api/form-rules';
import allRules from '../../api/rules.json' with { type: 'json' };
import { formatDate } from '../format/date';
import { failedCheck, isKnownCheck, validatorOf } from './checks';
import { completedPhone, completedUrl, completionOf } from './completion';
import { translationGaps } from './translation-gaps';

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
  ['taxId', '94577403195', '945 774 031 94'],
  ['taxId', '9457740319', '69435151530'],
  ['iban', 'HR1310010051863000160', 'hr12 1001 0051 8630 0016 0'],
  ['iban', 'DE89370400440532013000', 'HR1723600001101234565'],
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

describe('Completion', () => {
  describe('An address', () => {
    test.each([
      ['linkedin.com/in/iva', 'https://linkedin.com/in/iva'],
      ['www.udruga.hr', 'https://www.udruga.hr'],
      [' http://udruga.hr/o-nama?a=1 ', 'https://udruga.hr/o-nama?a=1'],
      ['HTTPS://udruga.hr', 'https://udruga.hr'],
      ['//udruga.hr', 'https://udruga.hr'],
      ['žene.hr', 'https://žene.hr'],
    ])('%j becomes %j', (typed, completed) => {
      expect(completedUrl(typed)).toBe(completed);
      expect(failedCheck(fieldRules('partners', 'websiteUrl'), completed)).toBeUndefined();
    });

    test.each([
      '',
      '/events',
      'facebook',
      'iva@udruga.hr',
      'javascript:alert(1)',
      'udruga.hr i ostali',
    ])('%j stays', (typed) => expect(completedUrl(typed)).toBe(typed));
  });

  describe('A phone number', () => {
    test.each([
      ['022 987 654', '+385 22 987 654'],
      ['022/987-654', '+385 22 987 654'],
      ['(022) 987 654', '+385 22 987 654'],
      ['022987654', '+385 22 987 654'],
      ['015550100', '+385 1 555 0100'],
      ['0912345678', '+385 91 234 5678'],
      ['00385 22 987 654', '+385 22 987 654'],
      ['385 22 987 654', '+385 22 987 654'],
      ['+385 (0) 22 987 654', '+385 22 987 654'],
      ['+49 30 123456', '+49 30 123456'],
    ])('%j becomes %j', (typed, completed) => {
      expect(completedPhone(typed)).toBe(completed);
      expect(failedCheck(fieldRules('settings', 'phone'), completed)).toBeUndefined();
    });

    test.each(['', '112', 'nazovite nas', '98 765 4321'])('%j stays', (typed) =>
      expect(completedPhone(typed)).toBe(typed),
    );
  });

  test('The API’s rules say which inputs complete what is typed', () => {
    const completes = (resource: string, source: string) =>
      completionOf(fieldRules(resource, source));
    expect(completes('team', 'socialLinks.linkedin')).toBe(completedUrl);
    expect(completes('events', 'registrationLink')).toBe(completedUrl);
    expect(completes('redirects', 'target')).toBe(completedUrl);
    expect(completes('settings', 'phone')).toBe(completedPhone);
    expect(completes('redirects', 'source')).toBeUndefined();
    expect(completes('blog', 'title')).toBeUndefined();
  });
});

describe('Translations', () => {
  const post = { title: 'Čaj', titleEn: 'Tea', content: 'Dođite.', contentEn: 'Come.' };

  test('A text that only one language has is missing in the other', () => {
    expect(translationGaps('blog', post)).toEqual({ missing: [], same: [] });
    expect(translationGaps('blog', { ...post, titleEn: ' ' }).missing).toEqual(['titleEn']);
    expect(translationGaps('blog', { ...post, content: null }).missing).toEqual(['content']);
    expect(translationGaps('team', { bioEn: 'Text' }).missing).toEqual(['bio']);
  });

  test('A long text that is the same in both languages is named, a title is not', () => {
    const same = { ...post, titleEn: 'Čaj', contentEn: 'Dođite.' };
    expect(translationGaps('blog', same)).toEqual({ missing: [], same: ['content'] });
  });

  test('An address that holds for both languages is no text', () => {
    const page = { name: 'Poziv', nameEn: 'Call', path: '/javni-poziv', pathEn: null };
    expect(translationGaps('documents', page)).toEqual({ missing: [], same: [] });
  });

  test('A name that may lack an English one is not missing', () => {
    expect(translationGaps('events', { location: 'Knin', locationEn: null }).missing).toEqual([]);
    expect(translationGaps('partners', { name: 'Udruga', nameEn: null }).missing).toEqual([]);
  });
});

describe('formatDate', () => {
  test('formats a date as dd.MM.yyyy in the time zone of Zagreb', () => {
    expect(formatDate('2024-04-25T22:30:00.000Z')).toBe('26.04.2024');
  });
});
