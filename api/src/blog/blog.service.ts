import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, type EntityManager, type Repository, type SelectQueryBuilder } from 'typeorm';
import { ContentChanges, millisecondsUntil } from '../content/content-changes.js';
import { ContentList } from '../content/content-list.js';
import { settleDraft } from '../content/drafts.js';
import { removeToTrash } from '../content/move-to-trash.js';
import { ResultCache } from '../content/result-cache.js';
import { SearchGroups } from '../content/search-groups.js';
import { readIdOrSlug } from '../fields/slug.js';
import { applyFilters } from '../lists/filters.js';
import { CROATIAN, type Page } from '../lists/page.js';
import { checkPublishedPictures } from '../media/published-pictures.js';
import { readRow } from '../reads/read-rows.js';
import { withoutMarks } from '../rich-text/rich-text.js';
import { createOnce, type RepeatableRequest } from '../rows/idempotency-key.js';
import type { ExpectedVersions } from '../rows/row-version.js';
import { findRow, lockRow, notFound } from '../rows/rows.js';
import { conflictOn } from '../rows/unique-violation.js';
import { UsersService } from '../users/users.service.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogVersionsService } from './blog-versions.service.js';
import { BLOG, type BlogRequest } from './blog.resource.js';
import type { CreateBlogPostDto, UpdateBlogPostDto } from './dto/blog-post.dto.js';
import { BLOG_POSTS } from './first-posts.js';
import { PUBLISHED, publicationOf } from './publication.js';
import { PublishedCounts } from './published-counts.js';
import { samplePost } from './sample-posts.js';

/** Selects the posts that the caller may see, as `post`. */
export function visiblePosts(
  posts: Repository<BlogPost>,
  admin: boolean,
): SelectQueryBuilder<BlogPost> {
  const query = posts.createQueryBuilder('post');
  return admin ? query : query.where(PUBLISHED);
}

@Injectable()
export class BlogService {
  private readonly pages: ContentList<BlogPost>;
  private readonly counts: PublishedCounts;
  private readonly cachedCategories: ResultCache<string[]>;

  constructor(
    @InjectRepository(BlogPost) private readonly posts: Repository<BlogPost>,
    private readonly users: UsersService,
    private readonly versions: BlogVersionsService,
    changes: ContentChanges,
    search: SearchGroups,
  ) {
    this.pages = new ContentList(BLOG, this.posts, changes);
    this.counts = new PublishedCounts(this.posts, changes);
    this.cachedCategories = new ResultCache(changes);
    changes.registerNextChange('blog', () => this.nextPublication());
    search.register({
      name: 'blog',
      rows: () => visiblePosts(this.posts, false),
      pages: (rows) =>
        rows.map(({ slug, title, titleEn, content, contentEn, contentFormat, publishDate }) => ({
          path: `/blog/${slug}`,
          pathEn: null,
          title,
          titleEn,
          text: withoutMarks(content, contentFormat),
          textEn: withoutMarks(contentEn, contentFormat),
          date: publishDate,
        })),
    });
  }

  /**
   * The posts that match the request, by default newest first; results of a search by relevance.
   * @param admin whether drafts and scheduled posts are included
   */
  list(request: BlogRequest, admin: boolean): Promise<Page<BlogPost>> {
    const query = visiblePosts(this.posts, admin);
    applyFilters(query, BLOG.filters, request.filter);
    // Follows from the two filters, and tells PostgreSQL where the posts are in the index.
    const { isPublished, published } = request.filter;
    if (isPublished && published === false) query.andWhere('post.publishDate > now()');
    const count = admin ? undefined : this.counts.counterFor(request);
    return this.pages.readPage(query, request, { all: admin, count });
  }

  /** Each distinct category of the posts the caller may see. */
  categories(admin: boolean): Promise<string[]> {
    if (!admin) return this.counts.categories();
    return this.cachedCategories.get('', async () => {
      const rows = await this.posts
        .createQueryBuilder('post')
        .select('post.category', 'category')
        .groupBy('post.category')
        .orderBy(`post.category${CROATIAN}`)
        .getRawMany<{ category: string }>();
      return rows.map(({ category }) => category);
    });
  }

  /**
   * One post, by id or slug. The slugs of the sample posts always find one.
   * @param admin whether drafts and scheduled posts are included
   * @throws NotFoundError
   */
  async one(idOrSlug: string, admin: boolean): Promise<BlogPost> {
    const key = readIdOrSlug(idOrSlug);
    const post = await readRow(
      visiblePosts(this.posts, admin).andWhere(
        'id' in key ? 'post.id = :id' : 'post.slug = :slug',
        key,
      ),
    );
    return post ?? ('slug' in key ? this.sample(key.slug) : notFound(BLOG));
  }

  /**
   * @param savedBy the full name of the author
   * @param request with the idempotency key
   * @throws InvalidInputError when it lacks something that publishing needs, or any title
   * @throws ConflictError when the slug is taken
   */
  async create(
    fields: CreateBlogPostDto,
    savedBy: string,
    request?: RepeatableRequest,
  ): Promise<BlogPost> {
    const write = () =>
      createOnce(this.posts.manager, BlogPost, request, async (manager) => {
        const post = this.posts.create({ category: 'news', author: '', ...fields });
        post.publishDatePending = !post.isPublished && fields.publishDate === undefined;
        await settleDraft(manager, BlogPost, post);
        await checkPublishedPictures(manager, BlogPost, post);
        await manager.insert(BlogPost, post);
        return (await this.storeVersion(manager, post.id, savedBy)).id;
      });
    return findRow(this.posts, BLOG, { id: await conflictOn(BLOG.taken, write) });
  }

  /**
   * Changes the given fields; the states before and after become versions. `textsAgree` records
   * that the texts in both languages agree. A placeholder date becomes the present time on the
   * first publication.
   * @param savedBy the full name of the author
   * @throws NotFoundError
   * @throws OutdatedError when its version is not the expected one
   * @throws InvalidInputError when it lacks something that publishing needs, or any title
   * @throws ConflictError when the slug is taken
   */
  async update(
    id: number,
    { textsAgree = false, ...fields }: UpdateBlogPostDto,
    savedBy: string,
    expected?: ExpectedVersions,
  ): Promise<BlogPost> {
    return conflictOn(BLOG.taken, () =>
      this.posts.manager.transaction(async (manager) => {
        const post = await lockRow(manager, BlogPost, BLOG, id, expected);
        await this.versions.store(manager, post, null);
        const before = { ...post };
        if (textsAgree) post.textsAgreedAt = new Date();
        const publication = publicationOf(post, fields);
        const changed = manager.merge(BlogPost, post, fields, publication);
        await settleDraft(manager, BlogPost, changed, { before });
        await checkPublishedPictures(manager, BlogPost, changed, before);
        await manager.save(changed);
        return this.storeVersion(manager, id, savedBy);
      }),
    );
  }

  /**
   * Moves a post to the trash and returns it.
   * @param by the full name of who deletes it
   * @throws NotFoundError
   */
  remove(id: number, by: string): Promise<BlogPost> {
    return removeToTrash(this.posts, BLOG, id, by);
  }

  /** Whether a post is published besides the samples. */
  hasOwnPost(): Promise<boolean> {
    const samples = BLOG_POSTS.map(({ slug }) => slug);
    return this.posts.existsBy({ isPublished: true, slug: Not(In(samples)) });
  }

  private async sample(slug: string): Promise<BlogPost> {
    return samplePost(slug, await this.users.firstCreated()) ?? notFound(BLOG);
  }

  private async nextPublication(): Promise<number | null> {
    const row = await this.posts
      .createQueryBuilder('post')
      .select(millisecondsUntil('min(post.publishDate)'), 'wait')
      .where('post.isPublished AND post.publishDate > now()')
      .getRawOne<{ wait: number | null }>();
    return row?.wait ?? null;
  }

  private async storeVersion(
    manager: EntityManager,
    id: number,
    savedBy: string,
  ): Promise<BlogPost> {
    const post = await manager.findOneByOrFail(BlogPost, { id });
    await this.versions.store(manager, post, savedBy);
    await this.versions.deleteOldest(manager, id);
    return post;
  }
}
