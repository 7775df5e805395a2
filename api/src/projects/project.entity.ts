import { Entity } from 'typeorm';
import { KeptInTrash } from '../content/kept-in-trash.js';
import { PublicPath } from '../content/public-path.js';
import { VisibleContent } from '../content/visible-content.js';
import { HasDrafts } from '../fields/drafts.js';
import { ImageUrl } from '../fields/links.js';
import { CreatedAt, Id, RowVersion, UpdatedAt } from '../fields/row-columns.js';
import {
  ContentFormat,
  Line,
  OptionalParagraphs,
  Paragraphs,
  Slug,
  Title,
} from '../fields/texts.js';
import { Choice, CroatianOnly, Flag, OptionalDay, PublishedFlag } from '../fields/values.js';
import { bilingual } from '../i18n/language.js';
import type { Format } from '../rich-text/blocks.js';
import { ProjectDocuments, type ProjectDocumentDto } from './dto/project-document.dto.js';

export const PROJECT_STATUSES = ['active', 'upcoming', 'completed'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** The icon of a project, which is shown instead of its image. */
export const PROJECT_ICONS = ['none', 'support', 'elderly', 'safety'] as const;
export type ProjectIcon = (typeof PROJECT_ICONS)[number];

const DESCRIPTION = { hr: 'Opis', en: 'Description' };

/** An optional text of several paragraphs. */
const ProjectText = (example: string) => OptionalParagraphs(20_000, { example });

@VisibleContent('is_published')
@KeptInTrash('projects')
@PublicPath('/projects')
@HasDrafts({ slug: 'projekt', published: true })
@Entity('projects')
export class Project {
  @Id({ example: 4 })
  id: number;

  @Title({ searched: true, example: 'Zaželi III' })
  title: string;

  @Title({ example: 'Make a Wish III' })
  titleEn: string;

  @Slug({ example: 'zazeli-iii' })
  slug: string;

  @Paragraphs(DESCRIPTION, {
    searched: true,
    formatted: true,
    example: 'Pomoć i podrška starijim osobama.',
  })
  description: string;

  @Paragraphs(DESCRIPTION, { example: 'Help and support for elderly people.' })
  descriptionEn: string;

  @ContentFormat()
  contentFormat: Format;

  @Line(60, {
    missing: bilingual('Kategorija je obavezna', 'Category is required'),
    example: 'education',
  })
  category: string;

  @ImageUrl({ example: '/images/zazeli-iii.svg' })
  imageUrl: string | null;

  @Choice(
    PROJECT_ICONS,
    bilingual(
      'Ikona mora biti none, support, elderly ili safety',
      'Icon must be none, support, elderly or safety',
    ),
    {
      description: 'The drawing shown for the project instead of its image.',
      example: 'none',
    },
  )
  icon: ProjectIcon;

  @Flag({
    description:
      'Shows the quick exit on the page of the project. Pages about violence or abuse always have it.',
    example: false,
  })
  quickExit: boolean;

  @Choice(
    PROJECT_STATUSES,
    bilingual(
      'Status mora biti active, upcoming ili completed',
      'Status must be active, upcoming or completed',
    ),
    { example: 'active' },
  )
  status: ProjectStatus;

  @ProjectText('Europski socijalni fond plus')
  financing: string | null;

  @ProjectText('European Social Fund Plus')
  financingEn: string | null;

  @Flag({
    description:
      'Whether the European Union co-funds it. Its emblem is then on the page and the card of the project, and on its documents and calls.',
    example: true,
  })
  euFunded: boolean;

  @ProjectText('Podrška za 200 korisnika')
  results: string | null;

  @ProjectText('Support for 200 beneficiaries')
  resultsEn: string | null;

  @ProjectText('Grad Šibenik')
  partners: string | null;

  @ProjectText('City of Šibenik')
  partnersEn: string | null;

  @ProjectText('Obilasci u domu')
  activities: string | null;

  @ProjectText('Home visits')
  activitiesEn: string | null;

  @ProjectText('Projekt traje 36 mjeseci.')
  note: string | null;

  @ProjectText('The project lasts 36 months.')
  noteEn: string | null;

  @ProjectDocuments()
  documents: ProjectDocumentDto[];

  @OptionalDay({ example: '2024-04-22' })
  startDate: string | null;

  @OptionalDay({ example: '2027-04-22' })
  endDate: string | null;

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
