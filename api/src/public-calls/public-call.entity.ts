import { Entity, VirtualColumn } from 'typeorm';
import { KeptInTrash } from '../content/kept-in-trash.js';
import { PublicPath } from '../content/public-path.js';
import { VisibleContent } from '../content/visible-content.js';
import { HasDrafts } from '../fields/drafts.js';
import { OptionalEmail } from '../fields/emails.js';
import { ProjectId } from '../fields/project-id.js';
import { CreatedAt, Id, ReadOnly, RowVersion, UpdatedAt } from '../fields/row-columns.js';
import {
  Line,
  OptionalLine,
  OptionalParagraphs,
  Paragraphs,
  Slug,
  Title,
} from '../fields/texts.js';
import { Choice, CroatianOnly, Flag, InstantToPublish, OptionalInstant } from '../fields/values.js';
import { bilingual } from '../i18n/language.js';
import { Corrections, type CorrectionDto } from './dto/correction.dto.js';
import { PublicCallParts, type PublicCallPartDto } from './dto/public-call-part.dto.js';
import { DocumentIds, stateOf } from './public-call.fields.js';

/** The states of a call, in order of time. */
export const CALL_STATES = ['soon', 'open', 'closed', 'results'] as const;
export type CallState = (typeof CALL_STATES)[number];

/** The drawing beside the sender at the head of the letter. */
export const LETTERHEADS = ['none', 'zazeli'] as const;
export type Letterhead = (typeof LETTERHEADS)[number];

const LEAD = { hr: 'Uvod', en: 'Lead' };
const SUMMARY = { hr: 'Sažetak', en: 'Summary' };

/** A call to the public to apply for something, which the site shows as a letter. */
@VisibleContent('is_published')
@KeptInTrash('public-calls')
@PublicPath('/javni-poziv')
@HasDrafts({ slug: 'poziv' })
@Entity('public_calls')
export class PublicCall {
  @Id({ example: 2 })
  id: number;

  @Title({ searched: true, example: 'Javni poziv za iskaz interesa: Zaželi III' })
  title: string;

  @Title({ example: 'Public call for expressions of interest: Zaželi III' })
  titleEn: string;

  @Slug({ example: 'zazeli-iii' })
  slug: string;

  @Line(400, {
    missing: bilingual('Predmet je obavezan', 'Subject is required'),
    searched: true,
    description: 'What the call is for; it continues the heading “Javni poziv”.',
    example: 'za iskaz interesa za sudjelovanje u projektu „Zaželi III”',
  })
  subject: string;

  @Line(400, {
    missing: bilingual('Engleski predmet je obavezan', 'English subject is required'),
    example: 'for expressions of interest in taking part in the project “Zaželi III”',
  })
  subjectEn: string;

  @Paragraphs(SUMMARY, {
    searched: true,
    description: 'For lists, search engines and shared links.',
    example: 'Besplatna pomoć u kući starijima od 65 godina: uvjeti, dokumenti, prijava.',
  })
  summary: string;

  @Paragraphs(SUMMARY, {
    example: 'Free help at home for people over 65: conditions, documents, how to apply.',
  })
  summaryEn: string;

  @Paragraphs(LEAD, {
    searched: true,
    description: 'The text before the parts. Markdown, with the same placeholders as theirs.',
    example: '{{name}} poziva pripadnike ciljnih skupina da iskažu interes za sudjelovanje.',
  })
  lead: string;

  @Paragraphs(LEAD, {
    example: 'The {{name}} invites members of the target groups to express their interest.',
  })
  leadEn: string;

  @OptionalLine(200, {
    description: 'The area whose residents can apply, for lists and search engines.',
    example: 'Šibensko-kninska županija',
  })
  area: string | null;

  @OptionalLine(200, { example: 'Šibenik-Knin County' })
  areaEn: string | null;

  @PublicCallParts()
  parts: PublicCallPartDto[];

  @Flag({
    description: 'False keeps it a draft, which visitors do not see. Final once the call is open.',
    example: true,
  })
  isPublished: boolean;

  @CroatianOnly()
  croatianOnly: boolean;

  @InstantToPublish(bilingual('Datum otvaranja nije ispravan', 'The opening date is not valid'), {
    description: 'When it opens.',
    example: '2026-11-30T08:00:00.000Z',
  })
  opensAt: Date | null;

  @OptionalInstant(bilingual('Rok nije ispravan', 'The deadline is not valid'), {
    description: 'Until when applications are taken. Null: until further notice.',
    example: '2026-12-15T11:00:00.000Z',
  })
  deadline: Date | null;

  @OptionalInstant(
    bilingual('Datum objave rezultata nije ispravan', 'The date of results is not valid'),
    {
      description: 'When the results are published.',
      example: '2027-01-15T11:00:00.000Z',
    },
  )
  resultsAt: Date | null;

  @OptionalParagraphs(20_000, {
    description: 'The results, as Markdown. Null for visitors before `resultsAt`.',
    example: 'Odabrano je 20 korisnika.',
  })
  results: string | null;

  @OptionalParagraphs(20_000, { example: '20 people were chosen.' })
  resultsEn: string | null;

  @ReadOnly(
    VirtualColumn('text', {
      query: (call) => stateOf(call),
    }),
    {
      enum: [...CALL_STATES],
      description: 'By the clock: before it opens, open, past its deadline, or with results.',
      example: 'open',
    },
  )
  state: CallState;

  @DocumentIds({ description: 'Documents of the site that applicants need.', example: [1, 2] })
  documentIds: number[];

  @DocumentIds({
    description: 'Documents of the site with the results. None for visitors before `resultsAt`.',
    example: [3],
  })
  resultDocumentIds: number[];

  @ProjectId({ description: 'The project it belongs to.', example: 4 })
  projectId: number | null;

  @OptionalLine(40, {
    description: 'Null: the association’s telephone.',
    example: '022 123 456',
  })
  contactPhone: string | null;

  @OptionalEmail({
    description: 'Null: the association’s address.',
    example: 'poziv@kvaliteta-zivljenja.example',
  })
  contactEmail: string | null;

  @OptionalLine(200, { description: 'Who signs the letter.', example: 'Ana Horvat, predsjednica' })
  signatory: string | null;

  @OptionalLine(200, { example: 'Ana Horvat, President' })
  signatoryEn: string | null;

  @Choice(
    LETTERHEADS,
    bilingual('Zaglavlje mora biti none ili zazeli', 'Letterhead must be none or zazeli'),
    {
      description: 'The mark at the head of the letter: none, or that of the project Zaželi.',
      example: 'none',
    },
  )
  letterhead: Letterhead;

  @Flag({
    description: 'Shows that the European Union co-finances it (European Social Fund Plus).',
    example: false,
  })
  euFunded: boolean;

  @Corrections()
  corrections: CorrectionDto[];

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;

  @RowVersion()
  version: number;
}
