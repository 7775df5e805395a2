import type { DataSource } from 'typeorm';
import { Donation } from '../../src/donations/donation.entity.js';

/** The body of a visitor's pledge, or of a donation that an administrator enters. */
export function donationBody(fields: object = {}) {
  return {
    amount: 50,
    currency: 'EUR',
    donorName: 'Ana Horvat',
    donorEmail: 'ana.horvat@udruga.example',
    message: 'Samo tako nastavite!',
    isAnonymous: false,
    ...fields,
  };
}

/** A donation in the database that waits for its payment. */
export const createPledge = (dataSource: DataSource, fields: Partial<Donation> = {}) =>
  createDonation(dataSource, { status: 'pending', ...fields });

/** A donation in the database, completed by default. */
export async function createDonation(
  dataSource: DataSource,
  fields: Partial<Donation> = {},
): Promise<Donation> {
  const donations = dataSource.getRepository(Donation);
  const donation = donations.create({ ...donationBody(), ...fields });
  if ((donation.status ?? 'completed') === 'completed') {
    donation.paidCents ??= donation.amount * 100;
  }
  await donations.insert(donation);
  return donations.findOneByOrFail({ id: donation.id });
}
