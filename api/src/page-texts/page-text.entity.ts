import { Column, Entity, PrimaryColumn } from 'typeorm';
import { VisibleContent } from '../content/visible-content.js';
import type { Language } from '../i18n/language.js';

/** A text of a page that differs from the site's catalogue. */
@VisibleContent()
@Entity('page_texts')
export class PageText {
  @PrimaryColumn('text')
  key: string;

  @PrimaryColumn('text')
  language: Language;

  @Column('text')
  text: string;
}
