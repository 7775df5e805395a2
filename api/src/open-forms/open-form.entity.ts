import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The form of a record that is open and visible in a browser tab. */
@Entity('open_forms')
export class OpenForm {
  @PrimaryColumn('text')
  resource: string;

  @PrimaryColumn('integer')
  record: number;

  /** Identifies the tab: random digits that it has chosen. */
  @PrimaryColumn('text')
  tab: string;

  /** Deleted with the user, by the database. */
  @Column('integer')
  userId: number;

  @Column('timestamptz')
  openedAt: Date;

  /** When the tab last reported that the form is open. */
  @Column('timestamptz')
  seenAt: Date;
}
