import { Entity } from 'typeorm';
import { KeptInTrash } from '../content/kept-in-trash.js';
import { PublicPath } from '../content/public-path.js';
import { VisibleContent } from '../content/visible-content.js';
import { HasDrafts } from '../fields/drafts.js';
import { ImageUrl, Link } from '../fields/links.js';
import { CreatedAt, Id, RowVersion, UpdatedAt } from '../fields/row-columns.js';
import { ContentFormat, Line, OptionalLine, Paragraphs, Slug, Title } from '../fields/texts.js';
import {
  CroatianOnly,
  InstantToPublish,
  OptionalInstant,
  PublishedFlag,
} from '../fields/values.js';
import { bilingual } from '../i18n/language.js';
import type { Format } from '../rich-text/blocks.js';

const DESCRIPTION = { hr: 'Opis', en: 'Description' };

@VisibleContent('is_published')
@KeptInTrash('events')
@PublicPath('/events')
@HasDrafts({ slug: 'dogadaj', published: true })
@Entity('events')
export class Event {
  @Id({ example: 2 })
  id: number;

  @Title({ searched: true, example: 'Radionica traženja posla' })
  title: string;

  @Title({ example: 'Job search workshop' })
  titleEn: string;

  @Slug({ fromTitle: true, example: 'radionica-trazenja-posla' })
  slug: string;

  @Paragraphs(DESCRIPTION, {
    searched: true,
    formatted: true,
    example: 'Svatko odlazi s gotovim životopisom.',
  })
  description: string;

  @Paragraphs(DESCRIPTION, { example: 'Everyone leaves with a finished CV.' })
  descriptionEn: string;

  @ContentFormat()
  contentFormat: Format;

  @Line(200, {
    missing: bilingual('Mjesto je obavezno', 'Location is required'),
    searched: true,
    example: 'Prostorije Udruge',
  })
  location: string;

  @OptionalLine(200, {
    description: 'Null if the place has the same name in English.',
    example: 'The association’s premises',
  })
  locationEn: string | null;

  @InstantToPublish(bilingual('Datum događaja nije ispravan', 'The event date is not valid'), {
    description: 'When it starts.',
    example: '2026-06-10T08:00:00.000Z',
  })
  eventDate: Date | null;

  @OptionalInstant(bilingual('Datum završetka nije ispravan', 'The end date is not valid'), {
    description: 'When it ends. Null: at the end of its day in Croatia.',
    example: '2026-06-10T11:00:00.000Z',
  })
  endDate: Date | null;

  @ImageUrl({ example: '/images/terapija-opustanja.svg' })
  imageUrl: string | null;

  @Link(
    bilingual(
      'Poveznica za prijavu mora biti putanja na ovoj stranici (/…) ili adresa https://',
      'The registration link must be a path on this site (/…) or an https:// address',
    ),
    { example: '/javni-poziv' },
  )
  registrationLink: string | null;

  @PublishedFlag()
  isPublished: boolean;

  @CroatianOnly()
  croatianOnly: boolean;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;

  @RowVersion()
  version: number;
}

/** An event that visitors see. Only a draft has no date. */
export type PublishedEvent = Event & { eventDate: Date };
