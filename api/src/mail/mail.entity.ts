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
 * `queued` to be sent; `sending` during an attempt; `sent` once a server has accepted it; `written`
 * once it is in a file, since no server is set and nobody receives it; `failed` for good;
 * `uncertain` when it may have been accepted and is not tried again.
 */
export const MAIL_STATES = ['queued', 'sending', 'sent', 'written', 'failed', 'uncertain'] as const;
export type MailState = (typeof MAIL_STATES)[number];
/** The states of mails that are not tried again by themselves. */
export const GIVEN_UP: readonly MailState[] = ['failed', 'uncertain'];

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
  /** The name of its maker, and the data that it is made from. */
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

  /** The same for all attempts, so that a receiver can recognise a repetition. */
  @Column('text', { unique: true })
  messageId: string;

  @Column('text')
  kind: MailKind;

  @Column('text')
  language: Language;

  @Column('citext')
  recipient: string;

  /** Reply-To, where it is not the sender. */
  @Column('text', { nullable: true })
  replyTo: string | null;

  @Column('text', { nullable: true })
  replyToName: string | null;

  /** The URL for unsubscribing by one click (RFC 8058). */
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

  /** Attempts since it was queued, or queued again by hand. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** Attempts of which nobody knows whether the mail was accepted. */
  @Column('integer', { default: 0 })
  unknownOutcomes: number;

  /** The last failure. */
  @Column('text', { nullable: true })
  failure: Failure | null;

  /** The mail server's answer to the last attempt. */
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
