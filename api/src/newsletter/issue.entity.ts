import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import type { Language } from '../i18n/language.js';
import type { MailContent } from '../mail/template/render-mail.js';

/** The stored state of an issue; `sent` is derived from its mails. */
export type StoredIssueState = 'draft' | 'scheduled' | 'sending' | 'paused';

/** The content of an issue, without what differs per recipient. */
export type IssueContent = Record<Language, MailContent>;

/** An issue of the newsletter. */
@Entity('newsletter_issues')
export class Issue {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  title: string;

  @Column('text')
  titleEn: string;

  @Column('text', { nullable: true })
  text: string | null;

  @Column('text', { nullable: true })
  textEn: string | null;

  /** Ids of published posts, in order. */
  @Column('integer', { array: true, default: '{}' })
  postIds: number[];

  /** Ids of events, in order. */
  @Column('integer', { array: true, default: '{}' })
  eventIds: number[];

  @Column('text', { default: 'draft' })
  state: StoredIssueState;

  /** When a scheduled issue is sent. */
  @Column('timestamptz', { nullable: true })
  sendAt: Date | null;

  /** Frozen when sending started: every recipient gets the same, whatever is edited meanwhile. */
  @Column('jsonb', { nullable: true })
  content: IssueContent | null;

  /** When sending started; subscribers confirmed by then are its recipients. */
  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  /** When the last of its mails was queued. */
  @Column('timestamptz', { nullable: true })
  queuedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** Incremented by the database with every change. */
  @Column({ type: 'integer', default: 1, insert: false, update: false })
  version: number;
}
