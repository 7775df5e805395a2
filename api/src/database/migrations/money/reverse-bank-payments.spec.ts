import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createBankPayment } from '../../../../test/factories/bank-payment.factory.js';
import { createDonation } from '../../../../test/factories/donation.factory.js';
import { migratedDatabase } from '../../../../test/setup/fresh-database.js';
import { BankPayment } from '../../../bank-payments/bank-payment.entity.js';
import type { Donation } from '../../../donations/donation.entity.js';
import { AddUpPayments1795899233681 } from './add-up-payments.js';
import { ReverseBankPayments1700000000034 } from './reverse-bank-payments.js';

let dataSource: DataSource;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ dataSource, drop } = await migratedDatabase());
});
afterEach(() => drop());

it('sets the state of donations before the payments they are matched with', async () => {
  const booked = new Date('2026-05-04T11:00:00Z');
  const earlier = new Date('2026-04-30T08:15:00Z');
  const matched = async (fields: Partial<Donation>) => {
    const { id } = await createDonation(dataSource, { amount: 15, paidCents: 1450, ...fields });
    return createBankPayment(dataSource, { donationId: id, bookedOn: '2026-05-04', cents: 1450 });
  };
  const payments = {
    pledged: await matched({ donatedAt: earlier, receivedAt: booked }),
    receivedBefore: await matched({ donatedAt: earlier, receivedAt: earlier }),
    madeFromIt: await matched({ donatedAt: booked, receivedAt: booked }),
    waiting: await createBankPayment(dataSource),
  };
  // A payment and its reversal, which the former schema has no columns for.
  const reversal = await createBankPayment(dataSource, { kind: 'reversal' });
  const reversed = await createBankPayment(dataSource, { counterpartId: reversal.id });
  await dataSource.manager.update(BankPayment, reversal.id, { counterpartId: reversed.id });

  const [migration, later] = [
    new ReverseBankPayments1700000000034(),
    new AddUpPayments1795899233681(),
  ];
  const runner = dataSource.createQueryRunner();
  for (const [one, step] of [
    [later, 'down'],
    [migration, 'down'],
    [migration, 'up'],
    [later, 'up'],
  ] as const) {
    await runner.startTransaction();
    await one[step](runner);
    await runner.commitTransaction();
  }
  await runner.release();
  const before = async ({ id }: BankPayment) =>
    (await dataSource.manager.findOneByOrFail(BankPayment, { id })).donationBefore;
  const pending = { status: 'pending', receivedAt: null, paidCents: null };
  expect(await before(payments.pledged)).toEqual(pending);
  const received = await before(payments.receivedBefore);
  expect(received).toMatchObject({ status: 'completed', paidCents: 1500 });
  expect(new Date(received?.receivedAt ?? '')).toEqual(earlier);
  expect(await before(payments.madeFromIt)).toBeNull();
  expect(await before(payments.waiting)).toBeNull();
  expect(await dataSource.manager.countBy(BankPayment, { kind: 'reversal' })).toBe(0);
});
