import { Entity } from 'typeorm';
import { KeptInTrash } from '../content/kept-in-trash.js';
import { PublicPath } from '../content/public-path.js';
import { VisibleContent } from '../content/visible-content.js';
import { HasDrafts } from '../fields/drafts.js';
import { CreatedAt, Id, RowVersion, UpdatedAt } from '../fields/row-columns.js';
import { ContentFormat, OptionalLine, Paragraphs, Slug, Title } from '../fields/texts.js';
import { CroatianOnly, Flag, Order } from '../fields/values.js';
import type { Format } from '../rich-text/blocks.js';

const CONTENT = { hr: 'Sadržaj', en: 'Content' };

/** A page that administrators add, at the root of the site. */
@VisibleContent('is_published')
@KeptInTrash('pages')
@PublicPath('')
@HasDrafts({ slug: 'stranica' })
@Entity('pages')
export class SitePage {
  @Id({ example: 1 })
  id: number;

  @Title({ searched: true, example: 'Pristupačnost naših prostora' })
  title: string;

  @Title({ example: 'Accessibility of our premises' })
  titleEn: string;

  @Slug({ example: 'pristupacnost-prostora' })
  slug: string;

  @OptionalLine(400, {
    searched: true,
    description: 'Under the title; also the description for search engines and shared links.',
    example: 'Kako doći do nas u kolicima, sa psom vodičem ili s djecom.',
  })
  lead: string | null;

  @OptionalLine(400, {
    example: 'How to reach us in a wheelchair, with a guide dog or with children.',
  })
  leadEn: string | null;

  @Paragraphs(CONTENT, {
    searched: true,
    formatted: true,
    example: 'Ulaz u prizemlju nema stepenica.\nDizalo je široko 90 cm.',
  })
  content: string;

  @Paragraphs(CONTENT, { example: 'The entrance has no steps.\nThe lift is 90 cm wide.' })
  contentEn: string;

  @ContentFormat()
  contentFormat: Format;

  @Flag({ description: 'False keeps it a draft, which visitors do not see.', example: true })
  isPublished: boolean;

  @CroatianOnly()
  croatianOnly: boolean;

  @Flag({ description: 'Lists it in the footer of every page.', example: false })
  inFooter: boolean;

  @Order()
  order: number;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;

  @RowVersion()
  version: number;
}
