import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '../i18n/language.js';

/** One address that asked for the newsletter; mailed to only while active and confirmed. */
@Entity('newsletters')
export class Newsletter {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('citext', { unique: true })
  email: string;

  @CreateDateColumn({ type: 'timestamptz' })
  subscribedAt: Date;

  @Column('boolean', { default: true })
  isActive: boolean;

  /** The language it was asked for in. */
  @Column('text', { default: 'hr' })
  language: Language;

  /** Which wording of the privacy note was agreed to; null for rows from before it was kept. */
  @Column('text', { nullable: true })
  consentVersion: string | null;

  @Column('timestamptz', { nullable: true })
  consentAt: Date | null;

  /** When the owner of the address confirmed it; null until then. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;
}
