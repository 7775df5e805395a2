import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import { VisibleContent } from '../content/visible-content.js';
import type { SocialLinks } from '../fields/social-links.js';

@VisibleContent()
@Entity('team_members')
export class TeamMember {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  position: string;

  @Column('text')
  positionEn: string;

  @Column('text', { nullable: true })
  bio: string | null;

  @Column('text', { nullable: true })
  bioEn: string | null;

  @Column('text', { nullable: true })
  email: string | null;

  @Column('text', { nullable: true })
  imageUrl: string | null;

  @Column('jsonb', { default: {} })
  socialLinks: SocialLinks;

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
