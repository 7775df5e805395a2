import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Outcomes } from '../personal-data/personal-data.js';

/** That what had been kept for long enough was deleted. */
@Entity('retention_runs')
export class RetentionRun {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @CreateDateColumn({ type: 'timestamptz' })
  ranAt: Date;

  /** What became of how many rows, by `kind.outcome`. */
  @Column('jsonb')
  counts: Outcomes;

  /** The kinds that could not be looked through. */
  @Column('text', { array: true, default: '{}' })
  failed: string[];
}
