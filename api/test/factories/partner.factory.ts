import type { DataSource } from 'typeorm';
import { Partner } from '../../src/partners/partner.entity.js';

/** The body that creates a partner. */
export function partnerBody(fields: object = {}) {
  return { name: 'Mreža mladih Krka', ...fields };
}

/** A partner in the database. */
export async function createPartner(
  dataSource: DataSource,
  fields: Partial<Partner> = {},
): Promise<Partner> {
  const partners = dataSource.getRepository(Partner);
  const partner = partners.create({ ...partnerBody(), ...fields });
  await partners.insert(partner);
  return partners.findOneByOrFail({ id: partner.id });
}
