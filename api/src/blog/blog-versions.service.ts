import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { versionOf } from '../fields/bodies.js';
import { writtenNames } from '../fields/field.js';
import { NotFoundError } from '../problems/domain-errors.js';
import { findRow } from '../rows/rows.js';
import { BlogPostVersion } from './blog-post-version.entity.js';
import { BlogPost } from './blog-post.entity.js';
import { BLOG } from './blog.resource.js';
import {
  BlogPostFieldsDto,
  type BlogPostStateDto,
  type BlogPostVersionDto,
} from './dto/blog-post-version.dto.js';

/** Maximum number of versions of a post. */
export const MAX_VERSIONS = 50;

/** What versions lack that were stored before posts had these fields. */
const DEFAULT_FIELDS = { contentFormat: 'text', croatianOnly: false } as const;
const DEFAULTS = JSON.stringify(DEFAULT_FIELDS);

/** SQL: a post's versions, newest first, with the fields that differ from the previous one. */
const HISTORY = `
  SELECT version, saved_at AS "savedAt", saved_by AS "savedBy", ARRAY(
    SELECT field.key FROM jsonb_each(fields) AS field
    WHERE previous IS NOT NULL AND field.value IS DISTINCT FROM previous -> field.key
    ORDER BY array_position($2::text[], field.key)
  ) AS changed
  FROM (
    SELECT version, saved_at, saved_by, fields, lag(fields) OVER (ORDER BY version) AS previous
    FROM (
      SELECT version, saved_at, saved_by, '${DEFAULTS}'::jsonb || fields AS fields
      FROM blog_post_versions WHERE post_id = $1
    ) AS complete
  ) AS stored
  ORDER BY version DESC
`;

const fieldsOf = (post: BlogPost) => versionOf(BlogPost, BlogPostFieldsDto, post);

function stateOf(post: BlogPost, savedBy: string | null): Omit<BlogPostVersion, 'postId'> {
  const { version, updatedAt: savedAt } = post;
  return { version, fields: fieldsOf(post), savedAt, savedBy };
}

/** The versions of posts: who saved them, when, and their fields. */
@Injectable()
export class BlogVersionsService {
  constructor(
    @InjectRepository(BlogPost) private readonly posts: Repository<BlogPost>,
    @InjectRepository(BlogPostVersion) private readonly versions: Repository<BlogPostVersion>,
  ) {}

  /**
   * Stores the present state of a post as a version, unless it is stored already.
   * @param manager of the transaction that saves the post
   * @param savedBy the full name of its author; null where it is unknown
   */
  async store(manager: EntityManager, post: BlogPost, savedBy: string | null): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(BlogPostVersion)
      .values({ postId: post.id, ...stateOf(post, savedBy) })
      .orIgnore()
      .execute();
  }

  /** Deletes the oldest versions of a post beyond the maximum. */
  async deleteOldest(manager: EntityManager, postId: number): Promise<void> {
    await manager.query(
      `DELETE FROM blog_post_versions WHERE post_id = $1 AND version <= (
         SELECT version FROM blog_post_versions WHERE post_id = $1
         ORDER BY version DESC LIMIT 1 OFFSET $2
       )`,
      [postId, MAX_VERSIONS],
    );
  }

  /**
   * The versions of a post, newest first; the first is the present state.
   * @throws NotFoundError
   */
  async list(id: number): Promise<BlogPostVersionDto[]> {
    const post = await findRow(this.posts, BLOG, { id });
    const stored = await this.versions.query<BlogPostVersionDto[]>(HISTORY, [
      id,
      writtenNames(BlogPost),
    ]);
    if (stored[0]?.version === post.version) return stored;
    // The present state has no version yet: it was written by the seed or by SQL.
    const { version, savedAt, savedBy } = stateOf(post, null);
    return [{ version, savedAt, savedBy, changed: await this.changes(post) }, ...stored];
  }

  /**
   * One version of a post.
   * @throws NotFoundError when there is no such post or version
   */
  async one(id: number, version: number): Promise<BlogPostStateDto> {
    const listed = (await this.list(id)).find((one) => one.version === version);
    const stored = await this.versions.findOneBy({ postId: id, version });
    if (!listed) throw this.missing();
    return {
      ...listed,
      fields: {
        ...DEFAULT_FIELDS,
        ...(stored?.fields ?? fieldsOf(await findRow(this.posts, BLOG, { id }))),
      },
    };
  }

  /** The fields of a post that differ from its newest version. */
  private async changes(post: BlogPost): Promise<string[]> {
    const [newest] = await this.versions.find({
      where: { postId: post.id },
      order: { version: 'DESC' },
      take: 1,
    });
    if (!newest) return [];
    const previous = new Map(Object.entries({ ...DEFAULT_FIELDS, ...newest.fields }));
    const fields = Object.entries(fieldsOf(post));
    return fields.flatMap(([name, value]) => (value === previous.get(name) ? [] : [name]));
  }

  private missing(): NotFoundError {
    return new NotFoundError({
      hr: 'Ta inačica članka više nije sačuvana.',
      en: 'That version of the post is no longer kept.',
    });
  }
}
