import { expect, it } from '@jest/globals';
import type { Failure } from '../failures.js';
import { isEmailRefused } from './refusals.js';

const refused = (serverAnswer: string | null, failure: Failure = 'recipient', permanent = true) =>
  isEmailRefused({ sent: false, failure, permanent, unknown: false, serverAnswer });

it.each([
  '550 5.1.1 No such user',
  '550-5.1.1 The email account that you tried to reach does not exist.',
  '556 5.1.10 Recipient address has null MX',
  '550 5.2.1 The account is disabled',
  '550 No such user here',
  '551 User not local',
])('an answer of a mail server refuses the address: %s', (answer) => {
  expect(refused(answer)).toBe(true);
});

it.each([
  '550 5.7.1 Relaying denied',
  '550 5.1.8 Sender address rejected: domain not found',
  '552 5.2.2 Mailbox full',
  '554 Service unavailable; client host blocked using zen.spamhaus.org',
  '550 Blocked: SPF check failed',
  '554 Transaction failed',
  null,
])('an answer of a mail server is about something else: %s', (answer) => {
  expect(refused(answer)).toBe(false);
});

it('an answer of a mail server after the text refuses the address only by its code', () => {
  expect(refused('550 5.1.1 No such user', 'message')).toBe(true);
  expect(refused('554 Message rejected', 'message')).toBe(false);
  expect(refused('451 4.1.1 Later', 'later', false)).toBe(false);
});
