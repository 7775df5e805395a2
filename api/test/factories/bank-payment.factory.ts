import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { BankPayment } from '../../src/bank-payments/bank-payment.entity.js';
import { OWN_IBAN } from './statement.factory.js';

/** A payment in the database: by default one of 50 euros that waits. */
export async function createBankPayment(
  dataSource: DataSource,
  fields: Partial<BankPayment> = {},
): Promise<BankPayment> {
  const payments = dataSource.getRepository(BankPayment);
  const payment = payments.create({
    account: OWN_IBAN,
    format: 'camt',
    fingerprint: randomUUID(),
    copy: 1,
    bookedOn: '2026-05-04',
    cents: 5000,
    currency: 'EUR',
    payerName: 'ANA HORVAT',
    reason: 'no-reference',
    ...fields,
  });
  await payments.insert(payment);
  return payments.findOneByOrFail({ id: payment.id });
}
