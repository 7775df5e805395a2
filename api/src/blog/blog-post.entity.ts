import { Column, Entity } from 'typeorm';
import { KeptInTrash } from '../content/kept-in-trash.js';
import { PublicPath } from '../content/public-path.js';
import { VisibleContent } from '../content/visible-content.js';
import { HasDrafts } from '../fields/drafts.js';
import { ImageUrl } from '../fields/links.js';
import { CreatedAt, Id, INSTANT, ReadOnly, RowVersion, UpdatedAt } from '../fields/row-columns.js';
import { ContentFormat, Line, OptionalLine, Paragraphs, Slug, Title } from '../fields/texts.js';
import { CroatianOnly, Flag, Instant } from '../fields/values.js';
import { bilingual } from '../i18n/language.js';
import type { Format } from '../rich-text/blocks.js';
import { BLOG_POSTS } from './first-posts.js';

const CONTENT = { hr: 'Sadržaj', en: 'Content' };

/** When a text last changed, recorded by the database; null before the first change. */
const NOTED = { ...INSTANT, nullable: true };

@VisibleContent('is_published AND publish_date <= now()')
@KeptInTrash('blog')
@PublicPath('/blog', {
  always: BLOG_POSTS.map(({ slug }) => slug),
  reserved: ['categories'],
})
@HasDrafts({ slug: 'clanak' })
@Entity('blog_posts')
export class BlogPost {
  @Id({
    description: 'Zero for a built-in sample article without a row.',
    example: 7,
  })
  id: number;

  @Title({ searched: true, example: 'Radionica opuštanja u Kninu' })
  title: string;

  @Title({ example: 'Relaxation workshop in Knin' })
  titleEn: string;

  @Slug({ example: 'radionica-opustanja-knin' })
  slug: string;

  @Line(60, {
    missing: bilingual('Kategorija je obavezna', 'Category is required'),
    default: 'news',
    description: 'The form offers news, article and announcement; any other is accepted.',
    example: 'news',
  })
  category: string;

  @Paragraphs(CONTENT, {
    searched: true,
    formatted: true,
    description: 'Paragraphs are separated by line breaks.',
    example: 'Pozivamo vas na radionicu opuštanja.\nUlaz je slobodan.',
  })
  content: string;

  @Paragraphs(CONTENT, { example: 'You are invited to a relaxation workshop.\nAdmission is free.' })
  contentEn: string;

  @ContentFormat()
  contentFormat: Format;

  @Line(120, { default: '', example: 'Ana Horvat' })
  author: string;

  @OptionalLine(120, { example: 'Predsjednica' })
  authorPosition: string | null;

  @ImageUrl({ example: '/images/terapija-opustanja.svg' })
  imageUrl: string | null;

  @Instant(bilingual('Datum objave nije ispravan', 'The publication date is not valid'), {
    default: 'now()',
    description:
      'A time in the future schedules the post. Default: the time of its first publication.',
    example: '2026-05-04T08:00:00.000Z',
  })
  publishDate: Date;

  /** Whether the date is a placeholder. The first publication sets it. */
  @ReadOnly(Column('boolean', { default: false }), {
    type: Boolean,
    example: false,
    description:
      'True for a post that was never published and has no chosen date: `publishDate` is the time it was added, and becomes the time of its first publication.',
  })
  publishDatePending: boolean;

  @Flag({ description: 'False keeps it a draft.', example: true })
  isPublished: boolean;

  @CroatianOnly()
  croatianOnly: boolean;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;

  @ReadOnly(Column({ type: 'timestamptz', nullable: true, insert: false, update: false }), {
    ...NOTED,
    description: 'Time of the last change of the Croatian title or content; null if unknown.',
    example: '2026-05-01T09:30:00.000Z',
  })
  textChangedAt: Date | null;

  @ReadOnly(Column({ type: 'timestamptz', nullable: true, insert: false, update: false }), {
    ...NOTED,
    description: 'Time of the last change of the English title or content; null if unknown.',
    example: '2026-05-01T09:30:00.000Z',
  })
  textEnChangedAt: Date | null;

  /** Any value that is written is replaced by the present time, in the database. */
  @ReadOnly(Column({ type: 'timestamptz', nullable: true, insert: false }), {
    ...NOTED,
    description:
      'Time of the last confirmation that both languages agree; null if never. A text changed before it is not out of date.',
    example: '2026-05-02T10:15:00.000Z',
  })
  textsAgreedAt: Date | null;

  @RowVersion()
  version: number;
}
