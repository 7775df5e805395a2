import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '../i18n/language.js';

/** An e-mail address on the newsletter's list; gets mails only while active and confirmed. */
@Entity('newsletters')
export class Subscriber {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('citext', { unique: true })
  email: string;

  @CreateDateColumn({ type: 'timestamptz' })
  subscribedAt: Date;

  @Column('boolean', { default: true })
  isActive: boolean;

  /** The language of the subscription. */
  @Column('text', { default: 'hr' })
  language: Language;

  /**
   * Version of the privacy notice that was agreed to; null for rows from before it was recorded.
   */
  @Column('text', { nullable: true })
  consentVersion: string | null;

  @Column('timestamptz', { nullable: true })
  consentAt: Date | null;

  /** When the owner of the e-mail address confirmed it. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;
}
