import { Column, Entity } from 'typeorm';
import { KeptInTrash } from '../../content/kept-in-trash.js';
import { VisibleContent } from '../../content/visible-content.js';
import { HasDrafts } from '../../fields/drafts.js';
import { ProjectId } from '../../fields/project-id.js';
import {
  CreatedAt,
  Id,
  INSTANT,
  ReadOnly,
  RowVersion,
  UpdatedAt,
} from '../../fields/row-columns.js';
import { ContentFormat, Line, OptionalParagraphs } from '../../fields/texts.js';
import { ChangeableFlag, CroatianOnly } from '../../fields/values.js';
import { bilingual, type Language } from '../../i18n/language.js';
import type { MailContent } from '../../mail/template/render-mail.js';
import type { Format } from '../../rich-text/blocks.js';
import { ItemIds } from './issue.fields.js';

export const MAX_TITLE = 150;
const MAX_TEXT = 10_000;

/** The stored state of an issue; `sent` is derived from its mails. */
export type StoredIssueState = 'draft' | 'scheduled' | 'sending' | 'paused' | 'cancelled';

/** The content of an issue, without what differs per recipient. */
export type IssueContent = Record<Language, MailContent>;

/** An issue of the newsletter. */
@KeptInTrash('issues')
@HasDrafts({})
@VisibleContent('in_archive AND started_at IS NOT NULL')
@Entity('newsletter_issues')
export class Issue {
  @Id({ example: 5 })
  id: number;

  @Line(MAX_TITLE, {
    minLength: 3,
    missing: bilingual('Naslov mora imati barem 3 znaka', 'The title needs at least 3 characters'),
    description: 'The subject and the heading.',
    example: 'Vijesti u svibnju',
  })
  title: string;

  @Line(MAX_TITLE, {
    minLength: 3,
    missing: bilingual(
      'Engleski naslov mora imati barem 3 znaka',
      'The English title needs at least 3 characters',
    ),
    example: 'News in May',
  })
  titleEn: string;

  @OptionalParagraphs(MAX_TEXT, {
    description: 'As plain text, one paragraph in each line.',
    formatted: true,
    example: 'Dragi prijatelji,\n\nu svibnju nas čekaju dvije radionice.',
  })
  text: string | null;

  @OptionalParagraphs(MAX_TEXT, {
    description: 'Needed with `text` to be sent, and only then.',
    example: 'Dear friends,\n\ntwo workshops await us in May.',
  })
  textEn: string | null;

  @ContentFormat()
  contentFormat: Format;

  @CroatianOnly()
  croatianOnly: boolean;

  /** Published posts. */
  @ItemIds([1, 2])
  postIds: number[];

  /** Events. */
  @ItemIds([3])
  eventIds: number[];

  @ProjectId({
    description: 'The project it is about: one with EU funding is shown with the EU emblem.',
    example: null,
  })
  projectId: number | null;

  @ChangeableFlag(true, {
    description: 'Whether it is in the public archive once it is sent.',
    example: true,
  })
  inArchive: boolean;

  /** Its address in the archive, given when sending starts. */
  @ReadOnly(Column('text', { nullable: true, unique: true }), {
    type: String,
    nullable: true,
    description: 'The last part of its address in the archive, once it is sent.',
    example: '2026-05-01',
  })
  archiveSlug: string | null;

  @Column('text', { default: 'draft' })
  state: StoredIssueState;

  @ReadOnly(Column('timestamptz', { nullable: true }), {
    ...INSTANT,
    nullable: true,
    description: 'The scheduled time, if any.',
    example: null,
  })
  sendAt: Date | null;

  /** Stored when sending starts, so that later edits of posts do not change it. */
  @Column('jsonb', { nullable: true })
  content: IssueContent | null;

  @ReadOnly(Column('timestamptz', { nullable: true }), {
    ...INSTANT,
    nullable: true,
    description: 'Start of sending: subscribers confirmed before it get the issue.',
    example: '2026-05-01T09:30:00.000Z',
  })
  startedAt: Date | null;

  /** When the last of its mails was queued. */
  @Column('timestamptz', { nullable: true })
  queuedAt: Date | null;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;

  @RowVersion()
  version: number;
}
