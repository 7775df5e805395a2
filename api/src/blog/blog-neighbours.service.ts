import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { asShown } from 'shared/as-shown';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { readRows } from '../reads/read-rows.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogService, visiblePosts } from './blog.service.js';
import type { BlogNeighboursDto, BlogPostLinkDto } from './dto/blog-neighbours.dto.js';

const RELATED = 3;

const LINK_COLUMNS: (keyof BlogPostLinkDto)[] = [
  'id',
  'slug',
  'title',
  'titleEn',
  'croatianOnly',
  'category',
  'publishDate',
  'imageUrl',
];

/** SQL: a post's position in the order, in microseconds, which a Date lacks. */
const POSITION = `(
  coalesce((SELECT own.publish_date FROM blog_posts own WHERE own.id = :id), :publishDate), :id
)`;

@Injectable()
export class BlogNeighboursService {
  constructor(
    @InjectRepository(BlogPost) private readonly posts: Repository<BlogPost>,
    private readonly blog: BlogService,
  ) {}

  /**
   * The posts before and after one, and related ones.
   * @param admin whether drafts and scheduled posts are included
   * @throws NotFoundError
   */
  async of(idOrSlug: string, admin: boolean): Promise<BlogNeighboursDto> {
    const post = await this.blog.one(idOrSlug, admin);
    const [previous, next, sameCategory] = await Promise.all([
      this.adjacent(post, '<', 'DESC', admin),
      this.adjacent(post, '>', 'ASC', admin),
      readRows(
        this.others(post, admin)
          .andWhere('post.category = :category', { category: post.category })
          .limit(RELATED),
      ),
    ]);
    const missing = RELATED - sameCategory.length;
    const more = missing
      ? await readRows(
          this.others(post, admin)
            .andWhere('post.category <> :category', { category: post.category })
            .limit(missing),
        )
      : [];
    const related = [...sameCategory, ...more].map(asShown);
    return { previous: asShown(previous), next: asShown(next), related };
  }

  private async adjacent(
    { id, publishDate }: BlogPost,
    side: '<' | '>',
    direction: 'ASC' | 'DESC',
    admin: boolean,
  ): Promise<BlogPost | null> {
    const [nearest] = await readRows(
      this.links(admin)
        .andWhere(`(post.publishDate, post.id) ${side} ${POSITION}`, { id, publishDate })
        .orderBy('post.publishDate', direction)
        .addOrderBy('post.id', direction)
        .limit(1),
    );
    return nearest ?? null;
  }

  private others({ id, slug }: BlogPost, admin: boolean): SelectQueryBuilder<BlogPost> {
    return this.links(admin)
      .andWhere('post.id <> :id AND post.slug <> :slug', { id, slug })
      .orderBy('post.publishDate', 'DESC')
      .addOrderBy('post.id', 'DESC');
  }

  private links(admin: boolean): SelectQueryBuilder<BlogPost> {
    return visiblePosts(this.posts, admin).select(LINK_COLUMNS.map((field) => `post.${field}`));
  }
}
