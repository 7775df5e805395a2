import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '../../../testing/fixtures';

export interface Row {
  id: number;
  slug: string;
}

/** Adds rows of a resource, oldest first, and deletes them after `during`. */
export async function withRows(
  api: APIRequestContext,
  resource: string,
  bodies: readonly object[],
  during: (rows: Row[]) => Promise<void>,
): Promise<void> {
  const rows: Row[] = [];
  try {
    for (const data of bodies) {
      const added = await api.post(`/api/${resource}`, { data });
      expect(added.status(), await added.text()).toBe(201);
      rows.push(await added.json());
    }
    await during(rows);
  } finally {
    for (const { id } of rows) await api.delete(`/api/${resource}/${id}`);
  }
}

/** Adds published posts in a category of their own, and deletes them after `during`. */
export function withPosts(
  api: APIRequestContext,
  count: number,
  fields: object,
  during: (posts: Row[], category: string) => Promise<void>,
): Promise<void> {
  const category = `Proba ${randomUUID().slice(0, 8)}`;
  const posts = Array.from({ length: count }, (_, index) => ({
    title: `Probni članak ${index + 1}`,
    titleEn: `Trial article ${index + 1}`,
    slug: `proba-${randomUUID()}`,
    category,
    content: `Početak.\n\n${'Još jedna rečenica o svemu. '.repeat(20)}`,
    contentEn: `Beginning.\n\n${'One more sentence about it all. '.repeat(20)}`,
    author: 'Ana Horvat',
    imageUrl: null,
    publishDate: new Date(Date.UTC(2020, 0, index + 1)).toISOString(),
    isPublished: true,
    ...fields,
  }));
  return withRows(api, 'blog', posts, (rows) => during(rows, category));
}
