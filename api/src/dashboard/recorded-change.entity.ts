import { Column, Entity, PrimaryColumn } from 'typeorm';

export const CHANGE_ACTIONS = ['added', 'changed', 'deleted', 'restored'] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** The last change of a row of content, and who made it. */
@Entity('recorded_changes')
export class RecordedChange {
  @PrimaryColumn('text')
  resource: string;

  @PrimaryColumn('integer')
  rowId: number;

  @Column('text')
  action: ChangeAction;

  /** Titles at that time; null where the row has none. */
  @Column('text', { nullable: true })
  title: string | null;

  @Column('text', { nullable: true })
  titleEn: string | null;

  /** Null once the user is deleted. */
  @Column('integer', { nullable: true })
  userId: number | null;

  @Column('timestamptz')
  changedAt: Date;
}
