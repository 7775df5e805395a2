import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BlogPostFieldsDto } from './dto/blog-post-version.dto.js';

/** A saved state of a post. */
@Entity('blog_post_versions')
export class BlogPostVersion {
  /** Deleted with the post, by the database. */
  @PrimaryColumn('integer')
  postId: number;

  /** The `version` of the post in this state. */
  @PrimaryColumn('integer')
  version: number;

  @Column('jsonb')
  fields: BlogPostFieldsDto;

  @Column('timestamptz')
  savedAt: Date;

  /** The full name of its author at that time; null where it is unknown. */
  @Column('text', { nullable: true })
  savedBy: string | null;
}
