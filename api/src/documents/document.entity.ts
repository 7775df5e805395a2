import { Column, Entity, VirtualColumn } from 'typeorm';
import { KeptInTrash } from '../content/kept-in-trash.js';
import { VisibleContent } from '../content/visible-content.js';
import { HasDrafts } from '../fields/drafts.js';
import { ProjectId } from '../fields/project-id.js';
import { CreatedAt, Id, ReadOnly, RowVersion, UpdatedAt } from '../fields/row-columns.js';
import { Line } from '../fields/texts.js';
import { CroatianOnly, Flag, OptionalDay, Order, PublishedFlag } from '../fields/values.js';
import { bilingual } from '../i18n/language.js';

export const DOCUMENT_KINDS = ['pdf', 'page'] as const;
/** A PDF of this site, or a page of it. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A PDF that is generated from the settings unless a file is uploaded. */
export type GeneratedKind = 'flyer' | 'form';

/**
 * SQL condition: visitors can read the document. One with results of a call is public from their
 * time.
 * @param row prefix of its columns
 */
export const isPublicDocument = (row = ''): string =>
  `(${row}is_published AND ${row}id NOT IN (SELECT document_id FROM withheld_documents()))`;

@VisibleContent(isPublicDocument())
@KeptInTrash('documents', { title: 'name' })
@HasDrafts({ title: 'name', published: true })
@Entity('documents')
export class Document {
  @Id({ example: 1 })
  id: number;

  @Line(200, {
    missing: bilingual('Naziv je obavezan', 'Name is required'),
    searched: true,
    example: 'Pravilnik o radu',
  })
  name: string;

  @Line(200, {
    missing: bilingual('Engleski naziv je obavezan', 'English name is required'),
    example: 'Rules of work',
  })
  nameEn: string;

  @ReadOnly(Column('text'), { enum: [...DOCUMENT_KINDS], example: 'pdf' })
  kind: DocumentKind;

  @ReadOnly(Column('text'), {
    type: String,
    description: 'Empty in a draft that has no file, and no path of a page, yet.',
    example: '/documents/letak-zazeli.pdf',
  })
  path: string;

  @ReadOnly(Column('text', { nullable: true }), {
    type: String,
    nullable: true,
    description: 'Null if `path` is for both languages.',
    example: '/documents/leaflet-zazeli.pdf',
  })
  pathEn: string | null;

  @Column('text', { nullable: true })
  generatedAs: GeneratedKind | null;

  /** The day it was issued. */
  @OptionalDay({ example: '2024-04-26' })
  issuedOn: string | null;

  @Flag({
    description:
      'Whether it is on the page of the documents of Zaželi. Others are at their own address, and where a project or a public call names them.',
    example: true,
  })
  isListed: boolean;

  @ProjectId({ description: 'The project it belongs to.', example: 4 })
  projectId: number | null;

  @PublishedFlag()
  isPublished: boolean;

  @CroatianOnly()
  croatianOnly: boolean;

  @ReadOnly(VirtualColumn('boolean', { query: (document) => isPublicDocument(`${document}.`) }), {
    type: Boolean,
    description:
      'Whether visitors can read it: it is published, and no results of a call before their time.',
    example: true,
  })
  isPublic: boolean;

  @Order()
  order: number;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;

  @RowVersion()
  version: number;
}
