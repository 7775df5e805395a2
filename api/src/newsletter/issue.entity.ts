import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import type { Language } from '../i18n/language.js';
import type { MailContent } from '../mail/template/render-mail.js';

/** How far an issue has got, as its row says; that it has been sent is seen by its mails. */
export type StoredIssueState = 'draft' | 'scheduled' | 'sending' | 'paused';

/** What an issue says, apart from what is different for each reader. */
export type IssueContent = Record<Language, MailContent>;

/** One issue of the newsletter. */
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

  /** Published posts it tells of, in this order. */
  @Column('integer', { array: true, default: '{}' })
  postIds: number[];

  /** Events it tells of, in this order. */
  @Column('integer', { array: true, default: '{}' })
  eventIds: number[];

  @Column('text', { default: 'draft' })
  state: StoredIssueState;

  /** Of a scheduled one. */
  @Column('timestamptz', { nullable: true })
  sendAt: Date | null;

  /** As it was when sending began: every reader gets the same, whatever is edited meanwhile. */
  @Column('jsonb', { nullable: true })
  content: IssueContent | null;

  /** Whoever had confirmed by then gets it. */
  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  /** When the last of its mails was written. */
  @Column('timestamptz', { nullable: true })
  queuedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** Counted by the database with every change. */
  @Column({ type: 'integer', default: 1, insert: false, update: false })
  version: number;
}
