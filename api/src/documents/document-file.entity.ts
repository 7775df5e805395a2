import { Column, Entity, PrimaryColumn } from 'typeorm';
import { VisibleContent } from '../content/visible-content.js';
import type { Language } from '../i18n/language.js';

/** An uploaded PDF, or the words of a generated one, for one language of a document. */
@VisibleContent()
@Entity('document_files')
export class DocumentFile {
  @PrimaryColumn('integer')
  documentId: number;

  @PrimaryColumn('text')
  language: Language;

  /** In bytes; 0 for a generated PDF, whose bytes are not stored. */
  @Column('integer')
  size: number;

  /** SHA-256 of the bytes, base64url. */
  @Column('text')
  digest: string;

  /** Its words, for the search; null until they are read. */
  @Column('text', { nullable: true, select: false })
  text: string | null;

  @Column('bytea', { select: false })
  bytes: Buffer;
}
