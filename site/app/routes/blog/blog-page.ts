import { data } from 'react-router';
import { excerpt } from 'shared/search-words';
import { bodyOf, type ApiClient, type BlogPost } from '~/api/client';
import type { Language } from '~/i18n/language';
import { localized, type LocalizedText } from '~/i18n/localized';
import { readingMinutes } from './reading-time';

/** One large post and six cards. */
export const PAGE_SIZE = 7;

/** The posts that a visitor asks for. */
export interface Selection {
  q: string;
  category: string;
  /** From 1. */
  page: number;
}

/** A post as lists show it: without its text, which would make a page several times as large. */
export interface ListedPost extends Pick<
  BlogPost,
  'id' | 'slug' | 'title' | 'titleEn' | 'category' | 'publishDate' | 'image' | 'imageUrl'
> {
  /** In the language of the page where there is a text in it. */
  excerpt: LocalizedText;
  /** How long the whole text takes to read. */
  minutes: number;
}

export interface BlogPage {
  posts: ListedPost[];
  /** Number of posts on all pages of the selection. */
  total: number;
  categories: string[];
}

export function selectionOf(request: Request): Selection {
  const { searchParams } = new URL(request.url);
  // PostgreSQL refuses NUL, and HTML has no control characters.
  const text = (name: string, length: number) =>
    (searchParams.get(name) ?? '')
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, length);
  const page = /^[1-9]\d{0,5}$/.exec(searchParams.get('page') ?? '')?.[0];
  return { q: text('q', 200), category: text('category', 60), page: Number(page ?? 1) };
}

/** The query parameters of a selection, without empty values and the first page. */
export function queryOf({ q, category, page }: Partial<Selection>): Record<string, string> {
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(page !== undefined && page > 1 && { page: String(page) }),
  };
}

export function pathOf(selection: Partial<Selection>): string {
  const search = new URLSearchParams(queryOf(selection)).toString();
  return search === '' ? '/blog' : `/blog?${search}`;
}

export const pagesOf = ({ total }: BlogPage): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** See decision 263. */
const EXCERPT_LENGTH = 150;
const ELLIPSIS = '...';

function listedPost(post: BlogPost, q: string, language: Language): ListedPost {
  const { id, slug, title, titleEn, category, publishDate, image, imageUrl } = post;
  const content = localized(post, 'content', language);
  return {
    id,
    slug,
    title,
    titleEn,
    category,
    publishDate,
    image,
    imageUrl,
    excerpt: { ...content, text: excerpt(content.text, EXCERPT_LENGTH, q, ELLIPSIS) },
    minutes: readingMinutes(content.text),
  };
}

/** Loads a page of posts. Throws 404 for a page after the last one. */
export async function loadBlogPage(
  api: ApiClient,
  { q, category, page }: Selection,
  language: Language,
): Promise<BlogPage> {
  const first = (page - 1) * PAGE_SIZE;
  const query = {
    published: true,
    texts: 'plain',
    q: q || undefined,
    category: category || undefined,
    range: JSON.stringify([first, first + PAGE_SIZE - 1]),
  } as const;
  const listed = api.GET('/api/blog', { params: { query } });
  const [posts, categories] = await Promise.all([
    bodyOf(listed),
    bodyOf(api.GET('/api/blog/categories')),
  ]);
  if (page > 1 && posts.length === 0) throw data(null, { status: 404 });
  const { response } = await listed;
  const total = Number(/\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '')?.[1]);
  return {
    posts: posts.map((post) => listedPost(post, q, language)),
    total: Number.isNaN(total) ? posts.length : total,
    categories,
  };
}
