import type { APIRequestContext } from '@playwright/test';
import { expect } from '../setup/signed-in';
import { type Catalogue, en, hr } from '../setup/texts';

const textsIn = ({ ra, admin, resources }: Catalogue) => ({
  texts: admin.blog,
  richText: admin.richText,
  fields: resources.blog.fields,
  save: admin.form.save,
  publishing: admin.form.publishing,
  saving: admin.form.saving,
  remove: ra.action.delete,
  undo: ra.action.undo,
  croatian: admin.form.croatian,
  english: admin.form.english,
  library: admin.image.library.title,
});

/** The texts of a post's form in each language of the panel. */
export const languages = [
  {
    language: 'hr',
    ...textsIn(hr),
    alt: hr.admin.image.alt,
  },
  {
    language: 'en',
    ...textsIn(en),
    alt: en.admin.image.altEn,
  },
] as const;

/** A slug that no other post has. */
export function uniqueSlug(name: string): string {
  return `${name}-${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
}

export interface Post {
  id: number;
  slug: string;
  version: number;
}

/** Creates a published post in both languages. */
export async function createPost(api: APIRequestContext, fields: object = {}): Promise<Post> {
  const slug = uniqueSlug('pisanje');
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
