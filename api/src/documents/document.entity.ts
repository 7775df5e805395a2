import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import { VisibleContent } from '../content/visible-content.js';

export const DOCUMENT_KINDS = ['pdf', 'page'] as const;
/** A PDF of this site, or a page of it. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What is drawn from the content as long as no file was put in its place. */
export type GeneratedKind = 'flyer' | 'form';

@VisibleContent()
@Entity('documents')
export class Document {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  nameEn: string;

  @Column('text')
  kind: DocumentKind;

  @Column('text')
  path: string;

  /** Null where one path serves both languages. */
  @Column('text', { nullable: true })
  pathEn: string | null;

  @Column('text', { nullable: true })
  generatedAs: GeneratedKind | null;

  @Column('date', { nullable: true })
  issuedOn: string | null;

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
