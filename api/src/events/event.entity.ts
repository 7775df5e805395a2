import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import { VisibleContent } from '../content/visible-content.js';

@VisibleContent()
@Entity('events')
export class Event {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  title: string;

  @Column('text')
  titleEn: string;

  @Column('text')
  description: string;

  @Column('text')
  descriptionEn: string;

  @Column('text')
  location: string;

  /** Null where the place is called the same in English. */
  @Column('text', { nullable: true })
  locationEn: string | null;

  @Column('timestamptz')
  eventDate: Date;

  @Column('timestamptz', { nullable: true })
  endDate: Date | null;

  @Column('text', { nullable: true })
  imageUrl: string | null;

  @Column('text', { nullable: true })
  registrationLink: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** Counted by the database with every change. */
  @Column({ type: 'integer', default: 1, insert: false, update: false })
  version: number;
}
