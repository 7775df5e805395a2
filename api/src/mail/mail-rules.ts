import { MAIL_KINDS, type Mail, type MailKind } from './mail.entity.js';

/**
 * Who gets mails of a kind. `association`: its own addresses, and whoever tries out a mail; always
 * sent. `person`: unless the mail server refuses the address. The others also ask the newsletter,
 * for as long as it takes to send them: `subscriber`, whose subscription is confirmed; `asked`, who
 * is to confirm it; `invited`, who is on an imported list.
 */
export type Recipients = 'association' | 'person' | 'subscriber' | 'asked' | 'invited';

interface MailRule {
  to: Recipients;
  /**
   * Whether it tells somebody of a change that they may have to stop, so that nobody can take it
   * back for `GUARDED_HOURS`.
   */
  guards?: true;
}

/** The longest time in which a change of an account can be stopped. */
export const GUARDED_HOURS = 72;

export const MAIL_RULES: Record<MailKind, MailRule> = {
  'contact-notification': { to: 'association' },
  'contact-receipt': { to: 'person' },
  'contact-reply': { to: 'person' },
  'newsletter-confirmation': { to: 'asked' },
  'newsletter-welcome': { to: 'subscriber' },
  'newsletter-known': { to: 'subscriber' },
  'donation-pledge': { to: 'person' },
  'donation-reminder': { to: 'person' },
  'donation-thanks': { to: 'person' },
  'donation-returned': { to: 'person' },
  'newsletter-issue': { to: 'subscriber' },
  'newsletter-test': { to: 'association' },
  'newsletter-import': { to: 'invited' },
  'delivery-test': { to: 'association' },
  'health-report': { to: 'person' },
  'account-change': { to: 'person', guards: true },
  'address-change': { to: 'person', guards: true },
  'restore-notice': { to: 'person', guards: true },
  invitation: { to: 'person' },
  'password-reset': { to: 'person' },
  'password-changed': { to: 'person', guards: true },
  'account-notice': { to: 'person', guards: true },
  'token-ends': { to: 'person' },
};

/** The kinds of mails that nobody can take back. */
export const GUARDING_KINDS = MAIL_KINDS.filter((kind) => MAIL_RULES[kind].guards);

const KIND_LIST = GUARDING_KINDS.map((kind) => `'${kind}'`).join(', ');

/** SQL condition: a mail with these columns cannot be taken back yet. */
export const isGuarded = (kind: string, createdAt: string): string =>
  `(${kind} IN (${KIND_LIST}) AND ${createdAt} > now() - interval '${GUARDED_HOURS} hours')`;

/** Until when a mail cannot be taken back; undefined when it can. */
export function guardedUntil({
  kind,
  createdAt,
}: Pick<Mail, 'kind' | 'createdAt'>): Date | undefined {
  const until = new Date(createdAt.getTime() + GUARDED_HOURS * 3_600_000);
  return MAIL_RULES[kind].guards && until > new Date() ? until : undefined;
}
