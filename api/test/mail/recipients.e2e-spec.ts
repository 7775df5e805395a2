import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MailDeliveryService } from '../../src/mail/mail-delivery.service.js';
import { MAIL_KINDS, type MailKind } from '../../src/mail/mail.entity.js';
import type { Subscriber } from '../../src/newsletter/subscriber.entity.js';
import { createMail } from '../factories/mail.factory.js';
import { createSubscriber, manageToken } from '../factories/newsletter.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { waitFor } from '../setup/wait-for.js';

let test: MailApp;
beforeAll(async () => {
  test = await startMailApp({});
});
afterAll(() => test.close());

/** What happens to an address after a mail to it was not accepted, and before the next attempt. */
const EVENTS = {
  nothing: () => Promise.resolve(),
  refused: ({ email }: Subscriber) =>
    test.dataSource.query(
      'INSERT INTO refused_addresses (email, refusals, stopped_at) VALUES (upper($1), 2, now())',
      [email],
    ),
  unsubscribed: async (subscriber: Subscriber) => {
    const token = await manageToken(test.dataSource, subscriber);
    await test.anonymous.post('/api/newsletter/unsubscribe').send({ token }).expect(200);
  },
  deactivated: async ({ id }: Subscriber) => {
    await test.asAdmin('put', `/api/newsletter/${id}`, { isActive: false }).expect(200);
  },
  deleted: async ({ id }: Subscriber) => {
    await test.asAdmin('delete', `/api/newsletter/${id}`).expect(200);
  },
  erased: async ({ email }: Subscriber) => {
    await test.asAdmin('post', '/api/privacy/erase', { email }).expect(200);
  },
  confirmed: ({ id }: Subscriber) =>
    test.dataSource.query('UPDATE newsletters SET confirmed_at = now() WHERE id = $1', [id]),
};
type EventName = keyof typeof EVENTS;
const EVENT_NAMES = Object.keys(EVENTS) as EventName[];

/** The events after which a mail is sent all the same. */
const LEAVING = ['unsubscribed', 'deactivated', 'deleted'] as const;
const ASSOCIATION = ['nothing', 'refused', ...LEAVING, 'confirmed'] as const;
const PERSON = ['nothing', ...LEAVING, 'confirmed'] as const;
/** Not even an erasure takes back a notice of a change that can be stopped. */
const GUARD = [...PERSON, 'erased'] as const;
const SUBSCRIBER = ['nothing', 'confirmed'] as const;
const UNCONFIRMED = ['nothing'] as const;

/** A new kind of mail is added here with whoever may get it. */
const SENT: Record<MailKind, readonly EventName[]> = {
  'contact-notification': ASSOCIATION,
  'contact-receipt': PERSON,
  'contact-reply': PERSON,
  'newsletter-confirmation': UNCONFIRMED,
  'newsletter-welcome': SUBSCRIBER,
  'newsletter-known': SUBSCRIBER,
  'donation-pledge': PERSON,
  'donation-reminder': PERSON,
  'donation-thanks': PERSON,
  'donation-returned': PERSON,
  'newsletter-issue': SUBSCRIBER,
  'newsletter-test': ASSOCIATION,
  'newsletter-import': UNCONFIRMED,
  'delivery-test': ASSOCIATION,
  'health-report': PERSON,
  'account-change': GUARD,
  'address-change': GUARD,
  'restore-notice': GUARD,
  invitation: PERSON,
  'password-reset': PERSON,
  'password-changed': GUARD,
  'account-notice': GUARD,
  'token-ends': PERSON,
};

it('each attempt asks whether the address may still get a mail of its kind', async () => {
  const mails: { kind: MailKind; event: EventName; recipient: string }[] = [];
  for (const event of EVENT_NAMES) {
    for (const confirmedAt of [null, new Date()]) {
      const subscriber = await createSubscriber(test.dataSource, { confirmedAt });
      const recipient = subscriber.email;
      const kinds = MAIL_KINDS.filter((kind) => (SENT[kind] === UNCONFIRMED) === !confirmedAt);
      for (const kind of kinds) {
        // As it is while a process tries to send it: what happens meanwhile does not find it.
        const failed = { state: 'failed', failure: 'later', attempts: 1 } as const;
        await createMail(test.dataSource, { kind, recipient, subject: kind, ...failed });
        mails.push({ kind, event, recipient });
      }
      await EVENTS[event](subscriber);
    }
  }
  await test.dataSource.query(`UPDATE mails SET state = 'queued', next_attempt_at = now()`);
  await test.app.get(MailDeliveryService).recover(0);
  await waitFor(async () => {
    const [row] = await test.dataSource.query(
      `SELECT count(*)::integer AS waiting FROM mails WHERE state IN ('queued', 'sending')`,
    );
    return row.waiting === 0;
  }, 'every mail to be sent or withdrawn');

  const left: { kind: MailKind; recipient: string; state: string; failure: string | null }[] =
    await test.dataSource.query('SELECT kind, recipient, state, failure FROM mails');
  const wrong = mails.filter(({ kind, event, recipient }) => {
    const mail = left.find((one) => one.kind === kind && one.recipient === recipient);
    return SENT[kind].includes(event) !== (mail?.state === 'written');
  });
  expect(wrong.map(({ kind, event }) => `${kind}: ${event}`)).toEqual([]);
  const withheld = left.filter(({ state }) => state !== 'written');
  expect(new Set(withheld.map(({ failure }) => failure))).toEqual(new Set(['stopped']));
});

it('a mail is not sent again to who has unsubscribed', async () => {
  const subscriber = await createSubscriber(test.dataSource, { confirmedAt: new Date() });
  const fields = {
    kind: 'newsletter-issue',
    recipient: subscriber.email,
    state: 'failed',
  } as const;
  const { id } = await createMail(test.dataSource, fields);
  await EVENTS.unsubscribed(subscriber);
  await test.asAdmin('post', `/api/mails/${id}/send-again`).expect(409);
  const action = { action: 'send-again', ids: [id] };
  const bulk = await test.asAdmin('post', '/api/mails/bulk', action).expect(200);
  expect(bulk.body.failed).toMatchObject([{ id }]);
});
