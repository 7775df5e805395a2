import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import { VisibleContent } from '../content/visible-content.js';

@VisibleContent()
@Entity('blog_posts')
export class BlogPost {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  title: string;

  @Column('text')
  titleEn: string;

  @Column('text', { unique: true })
  slug: string;

  @Column('text')
  content: string;

  @Column('text')
  contentEn: string;

  @Column('text')
  category: string;

  @Column('text', { nullable: true })
  imageUrl: string | null;

  @Column('text')
  author: string;

  @Column('text', { nullable: true })
  authorPosition: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  publishDate: Date;

  /**
   * Whether the date is a placeholder: nobody chose it, and the post was never published. The first
   * publication sets it.
   */
  @Column('boolean', { default: false })
  publishDatePending: boolean;

  @Column('boolean', { default: false })
  isPublished: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /**
   * When the Croatian title or content was changed last; null if not since this is noted. The
   * database notes it.
   */
  @Column({ type: 'timestamptz', nullable: true, insert: false, update: false })
  textChangedAt: Date | null;

  /** When the English title or content was changed last. */
  @Column({ type: 'timestamptz', nullable: true, insert: false, update: false })
  textEnChangedAt: Date | null;

  /**
   * When somebody found both languages to say the same last; null if nobody has. Whatever is written
   * here, the database notes the present moment.
   */
  @Column({ type: 'timestamptz', nullable: true, insert: false })
  textsAgreedAt: Date | null;

  /** Counted by the database with every change. */
  @Column({ type: 'integer', default: 1, insert: false, update: false })
  version: number;
}
