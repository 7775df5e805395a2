import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Outcomes } from '../personal-data/personal-data.js';

/** A record that the personal data of an e-mail address were erased. */
@Entity('erasures')
export class Erasure {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** A keyed hash: it finds the erasure of an address, but not the address of an erasure. */
  @Column('text')
  addressHash: string;

  @CreateDateColumn({ type: 'timestamptz' })
  erasedAt: Date;

  /** The full name of the administrator, as it was then. */
  @Column('text')
  erasedBy: string;

  /** Numbers of rows by `kind.outcome`. */
  @Column('jsonb')
  counts: Outcomes;
}
