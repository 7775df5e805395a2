import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '../i18n/language.js';

/** Which link led the visitor to the contact form. */
export const TOPICS = ['volunteer', 'partnership', 'project'] as const;
export type Topic = (typeof TOPICS)[number];

@Entity('contact_messages')
export class ContactMessage {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  name: string;

  @Column('citext')
  email: string;

  @Column('text')
  subject: string;

  @Column('text')
  message: string;

  @CreateDateColumn({ type: 'timestamptz' })
  receivedAt: Date;

  @Column('boolean', { default: false })
  isRead: boolean;

  @Column('text', { nullable: true })
  topic: Topic | null;

  /** The language of the form. */
  @Column('text', { default: 'hr' })
  language: Language;

  /** The version of the consent that was agreed to; null for rows from before it was recorded. */
  @Column('text', { nullable: true })
  consentVersion: string | null;

  @Column('timestamptz', { nullable: true })
  consentAt: Date | null;
}
