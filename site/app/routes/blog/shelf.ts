import { data } from 'react-router';
import { bodyOf, type ApiClient, type BlogPost } from '~/api/client';

/** A large article and six cards. */
export const PAGE_SIZE = 7;

export interface Choice {
  q: string;
  category: string;
  /** From 1. */
  page: number;
}

export interface Shelf {
  posts: BlogPost[];
  /** How many posts fit the choice, on all pages. */
  total: number;
  categories: string[];
}

export function choiceOf(request: Request): Choice {
  const { searchParams } = new URL(request.url);
  // PostgreSQL knows no NUL in a text, so none is looked for.
  const text = (name: string, length: number) =>
    (searchParams.get(name) ?? '').replaceAll('\0', '').trim().slice(0, length);
  const page = /^[1-9]\d{0,5}$/.exec(searchParams.get('page') ?? '')?.[0];
  return { q: text('q', 200), category: text('category', 60), page: Number(page ?? 1) };
}

/** The parameters of a choice; what is not chosen is left out. */
export function queryOf({ q, category, page }: Partial<Choice>): Record<string, string> {
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(page !== undefined && page > 1 && { page: String(page) }),
  };
}

export function addressOf(choice: Partial<Choice>): string {
  const search = new URLSearchParams(queryOf(choice)).toString();
  return search === '' ? '/blog' : `/blog?${search}`;
}

export const pagesOf = ({ total }: Shelf): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** The posts of one page of a choice. A page beyond the last is none: 404. */
export async function loadShelf(api: ApiClient, { q, category, page }: Choice): Promise<Shelf> {
  const first = (page - 1) * PAGE_SIZE;
  const query = {
    published: true,
    q: q || undefined,
    category: category || undefined,
    range: JSON.stringify([first, first + PAGE_SIZE - 1]),
  };
  const listed = api.GET('/api/blog', { params: { query } });
  const [posts, categories] = await Promise.all([
    bodyOf(listed),
    bodyOf(api.GET('/api/blog/categories')),
  ]);
  if (page > 1 && posts.length === 0) throw data(null, { status: 404 });
  const { response } = await listed;
  const total = Number(/\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '')?.[1]);
  return { posts, total: Number.isNaN(total) ? posts.length : total, categories };
}
