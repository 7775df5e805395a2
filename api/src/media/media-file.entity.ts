import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Format } from './media.entity.js';
import type { Tone } from './tones.js';

/** The bytes of a file of a picture. */
@Entity('media_files')
export class MediaFile {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer')
  mediaId: number;

  @Column('text')
  format: Format;

  /** In pixels. */
  @Column('integer')
  width: number;

  /** Files in two colours are made when they are first asked for. */
  @Column('text', { default: 'colour' })
  tone: Tone;

  @Column('bytea', { select: false })
  bytes: Buffer;
}
