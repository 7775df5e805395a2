import type { APIRequestContext } from '@playwright/test';
import { blogEn } from '../../src/i18n/en/blog';
import { imageEn } from '../../src/i18n/en/general/image';
import { blogHr } from '../../src/i18n/hr/blog';
import { imageHr } from '../../src/i18n/hr/general/image';
import { expect } from '../setup/signed-in';

/** What a person reads, in each language of the panel. */
export const languages = [
  {
    language: 'hr',
    texts: blogHr.admin,
    fields: blogHr.resource.fields,
    alt: imageHr.alt,
    save: 'Spremi',
    croatian: 'Hrvatski',
    english: 'Engleski',
  },
  {
    language: 'en',
    texts: blogEn.admin,
    fields: blogEn.resource.fields,
    alt: imageEn.altEn,
    save: 'Save',
    croatian: 'Croatian',
    english: 'English',
  },
] as const;

/** A slug that is this test's own. */
export function ownSlug(name: string): string {
  return `${name}-${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
}

export interface Written {
  id: number;
  slug: string;
  version: number;
}

export async function writePost(api: APIRequestContext, fields: object = {}): Promise<Written> {
  const slug = ownSlug('pisanje');
  const created = await api.post('/api/blog', {
    data: {
      title: `Čaj ${slug}`,
      titleEn: `Tea ${slug}`,
      slug,
      content: 'Dođite na čaj u petak.',
      contentEn: 'Come for tea on Friday.',
      author: 'Marija Kovač',
      isPublished: true,
      ...fields,
    },
  });
  expect(created.ok(), await created.text()).toBe(true);
  return created.json();
}
