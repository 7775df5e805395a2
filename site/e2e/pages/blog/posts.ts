import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '../../../../testing/fixtures';
import { en, filled, hr, type Catalogue } from '../../texts';

const textsIn = ({ blog, common }: Catalogue) => ({
  placeholder: blog.search.placeholder,
  empty: blog.empty,
  all: blog.categories.all,
  more: blog.more,
  clear: blog.search.clear,
  previous: blog.previous,
  next: blog.next,
  related: blog.related,
  missing: blog.notFound.title,
  missingText: blog.notFound.text,
  back: blog.backButton,
  backLink: blog.back,
  pageTwo: filled(common.pagination.page, { page: '2' }),
  nextPage: common.pagination.next,
  exit: common.quickExit.button,
  loading: common.loading,
  find: blog.search.submit,
  shares: [
    common.share.facebook,
    common.share.twitter,
    common.share.linkedin,
    common.share.email,
  ] as const,
});

export const words = {
  hr: {
    ...textsIn(hr),
    search: 'opustanje',
    found: 'Terapija opuštanja',
    mark: 'opuštanja',
    later: 'Jacobson',
    category: 'Terapija',
    reading: /^\d+\smin čitanja$/,
    content: 'content',
    query: '',
  },
  en: {
    ...textsIn(en),
    search: 'relaxation',
    found: 'Relaxation therapy',
    mark: 'Relaxation',
    later: 'Jacobson',
    category: 'Therapy',
    reading: /^\d+\smin read$/,
    content: 'contentEn',
    query: '?lang=en',
  },
} as const;

export interface TestPost {
  id: number;
  slug: string;
}

/** Creates published articles in a unique category, oldest first, and deletes them after `use`. */
export async function withPosts(
  api: APIRequestContext,
  count: number,
  use: (posts: TestPost[], category: string) => Promise<void>,
  fields: Record<string, unknown> = {},
): Promise<void> {
  const category = `Proba ${randomUUID().slice(0, 8)}`;
  const posts: TestPost[] = [];
  try {
    for (let number = 1; number <= count; number += 1) {
      const created = await api.post('/api/blog', {
        data: {
          title: `Probni članak ${number}`,
          titleEn: `Trial article ${number}`,
          slug: `proba-${randomUUID()}`,
          category,
          content: `Početak ${number}.\n\n${'Još jedna rečenica o svemu. '.repeat(20)}`,
          contentEn: `Beginning ${number}.\n\n${'One more sentence about it all. '.repeat(20)}`,
          author: 'Ana Horvat',
          imageUrl: null,
          publishDate: new Date(Date.UTC(2020, 0, number)).toISOString(),
          isPublished: true,
          ...fields,
        },
      });
      expect(created.status(), await created.text()).toBe(201);
      posts.push((await created.json()) as TestPost);
    }
    await use(posts, category);
  } finally {
    for (const { id } of posts) await api.delete(`/api/blog/${id}`);
  }
}
