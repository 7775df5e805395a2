import { Column, Entity } from 'typeorm';
import { KeptInTrash } from '../content/kept-in-trash.js';
import { VisibleContent } from '../content/visible-content.js';
import { CreatedAt, Id, ReadOnly, UpdatedAt } from '../fields/row-columns.js';
import { Line, OptionalLine } from '../fields/texts.js';
import { Flag, OptionalDay, PercentInTens } from '../fields/values.js';
import { bilingual } from '../i18n/language.js';
import { MAX_NAME } from './file-name.js';

export const EXAMPLE_HASH = '9f86d081884c7d659a2feaa0c55ad015';

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
@KeptInTrash('media', { title: 'name', titleEn: 'name' })
@Entity('media')
export class Media {
  @Id({ example: 2 })
  id: number;

  /** The first 128 bits of the SHA-256 of its largest WebP file, in hex. */
  @ReadOnly(Column('text'), {
    type: String,
    description: 'Hash of its content.',
    example: EXAMPLE_HASH,
  })
  hash: string;

  @Line(MAX_NAME, {
    missing: bilingual('Naziv je obavezan', 'Name is required'),
    description: 'Default for an upload: the name of the file.',
    example: 'radionica.jpg',
  })
  name: string;

  @ReadOnly(Column('text'), {
    type: String,
    description: 'Of the file at `url`.',
    example: 'image/webp',
  })
  mimeType: string;

  @ReadOnly(Column('integer'), {
    type: Number,
    description: 'Of the file at `url`, in pixels.',
    example: 1600,
  })
  width: number;

  @ReadOnly(Column('integer'), {
    type: Number,
    description: 'Of the file at `url`, in pixels.',
    example: 1067,
  })
  height: number;

  @ReadOnly(Column('integer'), {
    type: Number,
    description: 'Of the file at `url`, in bytes.',
    example: 142_480,
  })
  size: number;

  @OptionalLine(300, {
    description: 'Alternative text of the picture.',
    example: 'Mladi na radionici u Kninu',
  })
  alt: string | null;

  @OptionalLine(300, { example: 'Young people at a workshop in Knin' })
  altEn: string | null;

  @Flag({
    description:
      'Says that it shows nothing that a text does not say: screen readers skip it, and it may be published without an alternative text.',
    example: false,
  })
  decorative: boolean;

  @OptionalLine(300, {
    description: 'Shown below it where it stands alone, as in a post or a project.',
    example: 'Radionica u Kninu, svibanj 2026.',
  })
  caption: string | null;

  @OptionalLine(300, { example: 'A workshop in Knin, May 2026' })
  captionEn: string | null;

  @OptionalLine(120, {
    description: 'Whose picture it is; shown after the caption.',
    example: 'Foto: Ana Horvat',
  })
  credit: string | null;

  @OptionalLine(120, { example: 'Photo: Ana Horvat' })
  creditEn: string | null;

  @Flag({
    description:
      'Whether it shows people who can be recognised. Nothing that shows it is published until they have consented.',
    example: true,
  })
  showsPeople: boolean;

  @OptionalDay({
    description:
      'The day on which the people whom it shows, or the parents of children, consented to its publication; null if they did not.',
    example: '2026-05-04',
  })
  consentDate: string | null;

  @PercentInTens({
    description:
      'Where the most important part of the picture is, in percent from its left edge, rounded to tens; crops keep it.',
    example: 50,
  })
  focalX: number;

  @PercentInTens({ description: 'The same, from its upper edge.', example: 20 })
  focalY: number;

  @Flag({
    description:
      'Shows it in its own colours where the site shows photos in two, as for portraits, reportage and drawings. An uploaded picture of few colours is taken for a drawing.',
    example: false,
  })
  fullColour: boolean;

  @ReadOnly(Column('text'), {
    type: String,
    description: 'Its average colour, as a placeholder.',
    example: '#7d8a6b',
  })
  placeholder: string;

  @Column('jsonb')
  variants: Variant[];

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
