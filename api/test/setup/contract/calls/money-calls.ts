import { DonationLinksService } from '../../../../src/donations/donation-links.service.js';
import { createBankPayment } from '../../../factories/bank-payment.factory.js';
import { createBankStatement } from '../../../factories/bank-statement.factory.js';
import { createDonation, createPledge, donationBody } from '../../../factories/donation.factory.js';
import { camtOf } from '../../../factories/statement.factory.js';
import type { TestApp } from '../../test-app.js';
import { bulk, rows, type Call } from './call.js';

const createWaitingPayment = async ({ dataSource }: TestApp) =>
  (await createBankPayment(dataSource)).id;

/** Calls of donations and bank payments. */
export const MONEY_CALLS: Record<string, Call> = {
  ...rows('donations', createPledge, { note: 'Javila se' }, donationBody),
  ...bulk('donations', 'cancel', createDonation),
  ...bulk('bank-payments', 'set-aside', createBankPayment),
  'post /api/donations/status': {
    body: async ({ app, dataSource }) => {
      const page = app.get(DonationLinksService).page(await createDonation(dataSource));
      return { token: new URL(page).searchParams.get('token') };
    },
  },
  'get /api/donations/export': {},
  'get /api/donations/totals': {},
  'get /api/donations/slip/barcode': {},
  'get /api/donations/slip/qr': {},
  'get /api/donations/slip/pdf': {},
  'get /api/bank-payments': {},
  'get /api/bank-statements': {},
  'get /api/bank-statements/{id}': {
    param: async ({ dataSource }) => (await createBankStatement(dataSource)).id,
  },
  'get /api/bank-payments/{id}': { param: createWaitingPayment },
  'post /api/bank-payments/import': {
    send: (request) => request.attach('file', Buffer.from(camtOf({})), 'izvod.xml'),
  },
  'post /api/bank-payments/{id}/match': {
    param: createWaitingPayment,
    body: async ({ dataSource }) => ({
      donationId: (await createDonation(dataSource, { currency: 'EUR' })).id,
    }),
  },
  'post /api/bank-payments/{id}/record': {
    param: createWaitingPayment,
    body: () => ({ donorName: 'Ana Horvat' }),
  },
  'post /api/bank-payments/{id}/reverse': {
    param: async ({ dataSource }) =>
      (await createBankPayment(dataSource, { kind: 'reversal', reason: 'no-payment' })).id,
    body: async (test) => ({ paymentId: await createWaitingPayment(test) }),
  },
  'post /api/bank-payments/{id}/set-aside': { param: createWaitingPayment },
  'post /api/bank-payments/{id}/tell-apart': {
    param: async (test) =>
      (
        await createBankPayment(test.dataSource, {
          reason: 'maybe-known',
          likelyId: await createWaitingPayment(test),
        })
      ).id,
  },
  'post /api/bank-payments/{id}/bring-back': {
    param: async ({ dataSource }) =>
      (await createBankPayment(dataSource, { setAsideAt: new Date() })).id,
  },
  'post /api/bank-payments/{id}/unmatch': {
    param: async ({ dataSource }) => {
      const { id: donationId } = await createDonation(dataSource);
      return (await createBankPayment(dataSource, { donationId })).id;
    },
  },
};
