import { describe, expect, test } from '@jest/globals';
import { fieldRules } from '../../api/form-rules';
import { failedCheck } from './checks';
import { completedPhone, completedUrl, completionOf } from './completion';

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
