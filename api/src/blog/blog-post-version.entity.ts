import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BlogPostFieldsDto } from './dto/blog-post-version.dto.js';

/** A state in which a post was saved. */
@Entity('blog_post_versions')
export class BlogPostVersion {
  /** Deleted with the post, by the database. */
  @PrimaryColumn('integer')
  postId: number;

  /** The version the post had in this state. */
  @PrimaryColumn('integer')
  version: number;

  @Column('jsonb')
  fields: BlogPostFieldsDto;

  @Column('timestamptz')
  savedAt: Date;

  /** The full name of who saved it, as it was then; null where that is not known. */
  @Column('text', { nullable: true })
  savedBy: string | null;
}
