import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Redirect } from '../../src/redirects/redirect.entity.js';

/** The body that creates a redirect, with a unique source. */
export function redirectBody(fields: object = {}) {
  return { source: `/stara-${randomUUID()}`, target: 'https://novo.example/', ...fields };
}

/** A redirect in the database, as if an administrator had added it. */
export async function createRedirect(
  dataSource: DataSource,
  fields: Partial<Redirect> = {},
): Promise<Redirect> {
  const redirects = dataSource.getRepository(Redirect);
  const redirect = redirects.create({ ...redirectBody(), manual: true, ...fields });
  await redirects.insert(redirect);
  return redirects.findOneByOrFail({ id: redirect.id });
}
