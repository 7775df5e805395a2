import type { Repository } from 'typeorm';
import type { ContentChanges } from '../content/content-changes.js';
import { ResultCache } from '../content/result-cache.js';
import { CROATIAN } from '../lists/page.js';
import type { BlogPost } from './blog-post.entity.js';
import type { BlogRequest } from './blog.resource.js';

/** Triggers count the published posts of each category (`count-published-posts.ts`). */
const COUNTS = `
  WITH scheduled AS (
    SELECT category, count(*) AS posts FROM blog_posts
    WHERE is_published AND publish_date > now() GROUP BY category
  )
  SELECT category, CAST(published.posts - coalesce(scheduled.posts, 0) AS float8) AS posts
  FROM published_posts AS published LEFT JOIN scheduled USING (category)
  WHERE published.posts > coalesce(scheduled.posts, 0)
  ORDER BY category${CROATIAN}`;

interface CategoryCount {
  category: string;
  posts: number;
}

/** Conditions that all published posts fulfil. */
const OF_ALL = new Set(['published', 'isPublished']);

/** How many posts visitors see in each category. */
export class PublishedCounts {
  private readonly counts: ResultCache<CategoryCount[]>;

  constructor(
    private readonly posts: Repository<BlogPost>,
    changes: ContentChanges,
  ) {
    this.counts = new ResultCache(changes, { tables: [posts.metadata.tableName] });
  }

  /** Each category with at least one post, in alphabetical order. */
  async categories(): Promise<string[]> {
    return (await this.read()).map(({ category }) => category);
  }

  /**
   * A function that counts the posts which match the filters of a visitor's request.
   * @returns undefined where the filters depend on more than the category
   */
  counterFor({ filter }: BlogRequest): (() => Promise<number>) | undefined {
    const { category, ...others } = filter;
    const isCounted = Object.entries(others).every(
      ([name, value]) => value === undefined || (OF_ALL.has(name) && value === true),
    );
    if (!isCounted) return undefined;
    return async () =>
      (await this.read())
        .filter((one) => category === undefined || one.category === category)
        .reduce((sum, { posts }) => sum + posts, 0);
  }

  private read(): Promise<CategoryCount[]> {
    return this.counts.get('', () => this.posts.query(COUNTS));
  }
}
