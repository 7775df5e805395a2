import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a user typed in a form and has not saved. Only this user can read it. */
@Entity('autosaves')
export class Autosave {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Deleted with the user, by the database. */
  @Column('integer')
  userId: number;

  @Column('text')
  resource: string;

  /** The id of the record, or `new`. */
  @Column('text')
  record: string;

  /** The version of the record that the changes are based on; null for a new one. */
  @Column('integer', { nullable: true })
  version: number | null;

  /** The fields that differ from the record. */
  @Column('jsonb')
  changed: object;

  @Column('timestamptz')
  savedAt: Date;
}
