import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { SitePage } from '../../src/pages/site-page.entity.js';

/** The body that creates a published page, with a unique slug. */
export function pageBody(fields: object = {}) {
  return {
    title: 'Pristupačnost prostora',
    titleEn: 'Accessibility of our premises',
    slug: `stranica-${randomUUID()}`,
    content: 'Ulaz u prizemlju nema stepenica.',
    contentEn: 'The entrance on the ground floor has no steps.',
    isPublished: true,
    ...fields,
  };
}

/** A page in the database, published by default. */
export async function createPage(
  dataSource: DataSource,
  fields: Partial<SitePage> = {},
): Promise<SitePage> {
  const pages = dataSource.getRepository(SitePage);
  const page = pages.create({ ...pageBody(), ...fields });
  await pages.insert(page);
  return pages.findOneByOrFail({ id: page.id });
}
