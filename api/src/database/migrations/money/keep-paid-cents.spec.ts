import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createBankPayment } from '../../../../test/factories/bank-payment.factory.js';
import { createDonation } from '../../../../test/factories/donation.factory.js';
import { migratedDatabase } from '../../../../test/setup/fresh-database.js';
import { migrateAgain } from '../../../../test/setup/migrate-again.js';
import { BankPayment } from '../../../bank-payments/bank-payment.entity.js';
import { Donation } from '../../../donations/donation.entity.js';
import { KeepPaidCents1700000000033 } from './keep-paid-cents.js';

let dataSource: DataSource;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ dataSource, drop } = await migratedDatabase());
});
afterEach(() => drop());

it('sets the paid amount from the bank payment, or the whole amount where there is none', async () => {
  const create = (fields: Partial<Donation>) =>
    createDonation(dataSource, { amount: 15, currency: 'EUR', ...fields });
  const donations = {
    matched: await create({}),
    byHand: await create({}),
    pledged: await create({ status: 'pending' }),
    inKuna: await create({ currency: 'HRK' }),
  };
  for (const { id } of [donations.matched, donations.inKuna]) {
    const payment = await createBankPayment(dataSource, { cents: 1450 });
    await dataSource.manager.update(BankPayment, payment.id, { donationId: id });
  }
  await migrateAgain(dataSource, new KeepPaidCents1700000000033());
  const after = async ({ id }: Donation) => {
    const { paidCents, version } = await dataSource.manager.findOneByOrFail(Donation, { id });
    return [paidCents, version];
  };
  expect(await after(donations.matched)).toEqual([1450, 1]);
  expect(await after(donations.byHand)).toEqual([1500, 1]);
  expect(await after(donations.pledged)).toEqual([null, 1]);
  expect(await after(donations.inKuna)).toEqual([1500, 1]);
});
