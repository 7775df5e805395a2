import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import type { Language } from '../i18n/language.js';
import type { MailContent } from '../mail/template/render-mail.js';

/** The state of an issue in its row; whether it has been sent follows from its mails. */
export type StoredIssueState = 'draft' | 'scheduled' | 'sending' | 'paused';

/** The content of an issue, without the parts that differ for each reader. */
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

  /** Published posts in it, in this order. */
  @Column('integer', { array: true, default: '{}' })
  postIds: number[];

  /** Events in it, in this order. */
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

  /** When sending began; subscribers confirmed by then get it. */
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
