import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import { VisibleContent } from '../content/visible-content.js';

export const PROJECT_STATUSES = ['active', 'upcoming', 'completed'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** The drawing that stands for a project instead of its image. */
export const PROJECT_ICONS = ['none', 'support', 'elderly', 'safety'] as const;
export type ProjectIcon = (typeof PROJECT_ICONS)[number];

/** A file that belongs to a project; `path` is under our own origin. */
export interface ProjectDocument {
  name: string;
  nameEn: string;
  path: string;
}

@VisibleContent()
@Entity('projects')
export class Project {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  title: string;

  @Column('text')
  titleEn: string;

  @Column('text', { unique: true })
  slug: string;

  @Column('text')
  description: string;

  @Column('text')
  descriptionEn: string;

  @Column('text')
  category: string;

  @Column('text', { nullable: true })
  imageUrl: string | null;

  @Column('text', { default: 'none' })
  icon: ProjectIcon;

  /** Whether its page has the quick exit, whatever it says. */
  @Column('boolean', { default: false })
  quickExit: boolean;

  @Column('text', { default: 'active' })
  status: ProjectStatus;

  @Column('text', { nullable: true })
  financing: string | null;

  @Column('text', { nullable: true })
  financingEn: string | null;

  @Column('text', { nullable: true })
  results: string | null;

  @Column('text', { nullable: true })
  resultsEn: string | null;

  @Column('text', { nullable: true })
  partners: string | null;

  @Column('text', { nullable: true })
  partnersEn: string | null;

  @Column('text', { nullable: true })
  activities: string | null;

  @Column('text', { nullable: true })
  activitiesEn: string | null;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('text', { nullable: true })
  noteEn: string | null;

  @Column('jsonb', { default: [] })
  documents: ProjectDocument[];

  /** A calendar day, `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  startDate: string | null;

  @Column('date', { nullable: true })
  endDate: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** Counted by the database with every change. */
  @Column({ type: 'integer', default: 1, insert: false, update: false })
  version: number;
}
