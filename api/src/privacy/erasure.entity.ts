import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Outcomes } from '../personal-data/personal-data.js';

/** That somebody erased what was kept about an address. */
@Entity('erasures')
export class Erasure {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Keyed: by it an erasure is found for an address, and no address for an erasure. */
  @Column('text')
  addressHash: string;

  @CreateDateColumn({ type: 'timestamptz' })
  erasedAt: Date;

  /** The full name of who did it, as it was then. */
  @Column('text')
  erasedBy: string;

  /** What became of how many rows, by `kind.outcome`. */
  @Column('jsonb')
  counts: Outcomes;
}
