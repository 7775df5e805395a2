import { expect } from '@jest/globals';
import type { Test } from 'supertest';
import { BankPayment } from '../../src/bank-payments/bank-payment.entity.js';
import { Donation } from '../../src/donations/donation.entity.js';
import type { TestApp } from './test-app.js';

/** Requests about bank payments to the application, which is started before they are sent. */
export function bankPaymentRequests(app: () => TestApp) {
  const donation = (id: number): Promise<Donation> =>
    app().dataSource.manager.findOneByOrFail(Donation, { id });
  const send = (file: string | Buffer, language = 'hr'): Test =>
    app()
      .anonymous.post(`/api/bank-payments/import?lang=${language}`)
      .set(app().admin)
      .attach('file', Buffer.from(file), 'izvod.xml');
  return {
    donation,
    send,
    /** The counts of an import. */
    importStatement: async (file: string) => (await send(file).expect(200)).body,
    stored: (): Promise<BankPayment[]> =>
      app().dataSource.manager.find(BankPayment, { order: { id: 'ASC' } }),
    get: (path: string): Test => app().anonymous.get(`/api/bank-payments${path}`).set(app().admin),
    act: (id: number, action: string, body?: object): Test =>
      app().anonymous.post(`/api/bank-payments/${id}/${action}`).set(app().admin).send(body),
    /** Marks the mails to an address as sent. */
    markSent: (recipient: string | null): Promise<unknown> =>
      app().dataSource.query(
        `UPDATE mails SET state = 'sent', sent_at = now(), text = NULL WHERE recipient = $1`,
        [recipient],
      ),
    /** Expects a pledge to be in the state it had before it was paid. */
    expectPending: async ({ id, amount }: Donation): Promise<void> => {
      expect(await donation(id)).toMatchObject({
        status: 'pending',
        amount,
        paidCents: null,
        receivedAt: null,
        thankedAt: null,
      });
    },
  };
}

/** The counts of an import: the given ones, all others zero. */
export const outcome = (counts: object) => ({
  matched: 0,
  reversed: 0,
  notified: 0,
  waiting: 0,
  waitingReversals: 0,
  known: 0,
  leftOut: 0,
  converted: 0,
  ofOtherAccounts: 0,
  otherAccounts: [],
  ...counts,
});

/** Removes the counts that are zero. */
export const nonZero = (counts: object) =>
  Object.fromEntries(
    Object.entries(counts).filter(([, count]) => typeof count === 'number' && count !== 0),
  );
