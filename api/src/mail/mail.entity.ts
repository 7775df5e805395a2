import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '../i18n/language.js';
import type { Failure } from './failures.js';

/** The purposes of mails. */
export const MAIL_KINDS = [
  'contact-notification',
  'contact-receipt',
  'contact-reply',
  'newsletter-confirmation',
  'newsletter-welcome',
  'newsletter-known',
  'donation-pledge',
  'donation-reminder',
  'donation-thanks',
  'donation-returned',
  'newsletter-issue',
  'newsletter-test',
  'newsletter-import',
  'delivery-test',
  'health-report',
  'account-change',
  'address-change',
  'restore-notice',
  'invitation',
  'password-reset',
  'password-changed',
  'account-notice',
  'token-ends',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * `queued`; `sending` during an attempt; `sent` once a server has accepted it; `written` to a file,
 * when no server is configured; `failed` permanently; `uncertain` when it may have been accepted
 * and is not retried.
 */
export const MAIL_STATES = ['queued', 'sending', 'sent', 'written', 'failed', 'uncertain'] as const;
export type MailState = (typeof MAIL_STATES)[number];
/** States of mails that are not retried automatically. */
export const FINAL_STATES: readonly MailState[] = ['failed', 'uncertain'];

/** An attachment with content. */
export interface Attachment {
  filename: string;
  contentType: string;
  /** Base64. */
  content: string;
  /** The Content-ID by which the HTML shows it, without brackets. */
  cid?: string;
}

/** An attachment that is generated when the mail is sent. The column stores these names. */
export interface GeneratedAttachment {
  filename: string;
  contentType: string;
  /** The name of its generator. */
  maker: string;
  /** The input of its generator. */
  of: object;
  cid?: string;
}

export function hasContent(file: Attachment | GeneratedAttachment): file is Attachment {
  return 'content' in file;
}

/** A mail to one e-mail address. */
@Entity('mails')
export class Mail {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Equal for all attempts, so that a receiver can recognise a duplicate. */
  @Column('text', { unique: true })
  messageId: string;

  @Column('text')
  kind: MailKind;

  @Column('text')
  language: Language;

  @Column('citext')
  recipient: string;

  /** The name of the association as sender, where it is not the configured one. */
  @Column('text', { nullable: true })
  senderName: string | null;

  /** Reply-To, if it is not the sender. */
  @Column('text', { nullable: true })
  replyTo: string | null;

  @Column('text', { nullable: true })
  replyToName: string | null;

  /** One-click unsubscribe URL (RFC 8058). */
  @Column('text', { nullable: true })
  unsubscribeUrl: string | null;

  /** The Message-IDs of earlier mails of the conversation, oldest first. */
  @Column('text', { array: true, nullable: true })
  thread: string[] | null;

  @Column('text')
  subject: string;

  /** Both bodies are deleted once the mail is sent. */
  @Column('text', { nullable: true })
  text: string | null;

  @Column('text', { nullable: true })
  html: string | null;

  /** Deleted once the mail is sent. */
  @Column('jsonb', { nullable: true })
  attachments: (Attachment | GeneratedAttachment)[] | null;

  @Column('text', { default: 'queued' })
  state: MailState;

  /** The mailing to several recipients that it belongs to. */
  @Column('text', { nullable: true })
  mailing: string | null;

  /** The donation that it is about, which may have been deleted since. */
  @Column('integer', { nullable: true })
  donationId: number | null;

  /** Paused: not sent until it is resumed. */
  @Column('boolean', { default: false })
  held: boolean;

  /** Attempts since it was queued, automatically or by hand. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** Number of attempts after which it is unknown whether the mail was accepted. */
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
