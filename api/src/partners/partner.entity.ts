import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import { VisibleContent } from '../content/visible-content.js';

export const PARTNER_KINDS = ['partner', 'funder'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** An organisation that the association works with or is funded by. */
@VisibleContent()
@Entity('partners')
export class Partner {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text', { default: 'partner' })
  kind: PartnerKind;

  @Column('text')
  name: string;

  /** Null where the name is the same in English. */
  @Column('text', { nullable: true })
  nameEn: string | null;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { nullable: true })
  descriptionEn: string | null;

  @Column('text', { nullable: true })
  logoUrl: string | null;

  @Column('text', { nullable: true })
  websiteUrl: string | null;

  @Column('integer', { default: 0 })
  order: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** Counted by the database with every change. */
  @Column({ type: 'integer', default: 1, insert: false, update: false })
  version: number;
}
