import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Outcomes } from '../personal-data/personal-data.js';

/** A record of one nightly deletion. */
@Entity('retention_runs')
export class RetentionRun {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @CreateDateColumn({ type: 'timestamptz' })
  ranAt: Date;

  /** Numbers of rows by `kind.outcome`. */
  @Column('jsonb')
  counts: Outcomes;

  /** The kinds whose deletion failed. */
  @Column('text', { array: true, default: '{}' })
  failed: string[];
}
