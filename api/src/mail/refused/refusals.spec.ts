import { describe, expect, it } from '@jest/globals';
import type { Failure } from '../failures.js';
import { isAddressRefused } from './refusals.js';

const refused = (serverAnswer: string | null, failure: Failure = 'recipient', permanent = true) =>
  isAddressRefused({ sent: false, failure, permanent, unknown: false, serverAnswer });

describe('an answer of a mail server', () => {
  it.each([
    '550 5.1.1 No such user',
    '550-5.1.1 The email account that you tried to reach does not exist.',
    '553 5.1.3 Bad address syntax',
    '556 5.1.10 Recipient address has null MX',
    '550 5.2.1 The account is disabled',
    '550 No such user here',
    '551 User not local',
  ])('refuses the address: %s', (answer) => {
    expect(refused(answer)).toBe(true);
  });

  it('refuses the address after the text, too, when its code says so', () => {
    expect(refused('550 5.1.1 No such user', 'message')).toBe(true);
    expect(refused('554 Message rejected', 'message')).toBe(false);
  });

  it.each([
    '550 5.7.1 Relaying denied',
    '550 5.1.8 Sender address rejected: domain not found',
    '552 5.2.2 Mailbox full',
    '550 Relay not permitted',
    '554 Service unavailable; client host blocked using zen.spamhaus.org',
    '550 Blocked: SPF check failed',
    '554 Transaction failed',
  ])('is about something else: %s', (answer) => {
    expect(refused(answer)).toBe(false);
  });

  it('is no refusal for good when it is temporary or missing', () => {
    expect(refused('451 4.1.1 Later', 'later', false)).toBe(false);
    expect(refused('450 Mailbox busy', 'later', false)).toBe(false);
    expect(refused(null)).toBe(false);
  });
});
