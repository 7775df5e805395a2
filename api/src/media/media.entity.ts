import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import { VisibleContent } from '../content/visible-content.js';

export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/** A file of a picture: width and height in pixels, size in bytes. */
export interface Variant {
  format: Format;
  width: number;
  height: number;
  size: number;
}

/** A picture of the site. MIME type, dimensions and size are those of its largest WebP file. */
@VisibleContent()
@Entity('media')
export class Media {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Identifies the content: the first 128 bits of the SHA-256 of its largest WebP file, in hex. */
  @Column('text')
  hash: string;

  @Column('text')
  name: string;

  @Column('text')
  mimeType: string;

  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  @Column('integer')
  size: number;

  @Column('text', { nullable: true })
  alt: string | null;

  @Column('text', { nullable: true })
  altEn: string | null;

  /** Its average colour, like `#aabbcc`. */
  @Column('text')
  placeholder: string;

  @Column('jsonb')
  variants: Variant[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
