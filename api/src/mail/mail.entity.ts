import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '../i18n/language.js';
import type { Failure } from './failures.js';

/** What a mail is for. */
export const MAIL_KINDS = [
  'contact-notification',
  'contact-receipt',
  'newsletter-confirmation',
  'newsletter-welcome',
  'newsletter-known',
  'donation-pledge',
  'donation-reminder',
  'donation-thanks',
  'donation-returned',
  'newsletter-issue',
  'newsletter-test',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * `queued` to be sent, `sending` while a server is spoken to, `sent` once one has taken it, `written`
 * once it is in a file, as no server is set and nobody receives it, `failed` for good, `uncertain` where it may or may not have been taken and is not tried again.
 */
export const MAIL_STATES = ['queued', 'sending', 'sent', 'written', 'failed', 'uncertain'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A file that goes with a mail. */
export interface Attachment {
  filename: string;
  contentType: string;
  /** Base64. */
  content: string;
}

/** A file that is made when the mail is sent. */
export interface AttachmentToMake {
  filename: string;
  contentType: string;
  /** By whom, and of what; what is stored does not change until then. */
  maker: string;
  of: object;
}

export function isMade(file: Attachment | AttachmentToMake): file is Attachment {
  return 'content' in file;
}

/** One mail to one address. */
@Entity('mails')
export class Mail {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Stays the same however often it is tried, so that a receiver can tell a repetition. */
  @Column('text', { unique: true })
  messageId: string;

  @Column('text')
  kind: MailKind;

  @Column('text')
  language: Language;

  @Column('citext')
  recipient: string;

  /** Whom an answer goes to, where not to the sender. */
  @Column('text', { nullable: true })
  replyTo: string | null;

  @Column('text', { nullable: true })
  replyToName: string | null;

  /** Where one click ends such mails (RFC 8058). */
  @Column('text', { nullable: true })
  unsubscribeUrl: string | null;

  @Column('text')
  subject: string;

  /** Both bodies are there until the mail is sent. */
  @Column('text', { nullable: true })
  text: string | null;

  @Column('text', { nullable: true })
  html: string | null;

  /** As the bodies, there until the mail is sent. */
  @Column('jsonb', { nullable: true })
  attachments: (Attachment | AttachmentToMake)[] | null;

  @Column('text', { default: 'queued' })
  state: MailState;

  /** Held back: not sent until it is released. */
  @Column('boolean', { default: false })
  held: boolean;

  /** How often it was tried since it was queued, or queued again by hand. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** How many of all attempts ended without anybody knowing whether the mail was taken. */
  @Column('integer', { default: 0 })
  unknownOutcomes: number;

  /** What went wrong last. */
  @Column('text', { nullable: true })
  failure: Failure | null;

  /** What the mail server said to that. */
  @Column('text', { nullable: true })
  serverAnswer: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  nextAttemptAt: Date;

  @Column('timestamptz', { nullable: true })
  lastAttemptAt: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;
}
