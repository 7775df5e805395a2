import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The second factor of a user, asked for after the password. */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** At most one of each user, and deleted with the user by the database. */
  @Column('integer')
  userId: number;

  /** The secret of the codes, encrypted. */
  @Column('text')
  secret: string;

  /** The period of the last code that was accepted: no code of it or before counts again. */
  @Column('bigint', { transformer: { from: Number, to: (value: number) => value } })
  lastStep: number;

  /** SHA-256 of the recovery codes that were not used yet. */
  @Column('text', { array: true })
  recoveryCodes: string[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
