import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link that shows a draft; withdrawn by deleting its row. */
@Entity('draft_links')
export class DraftLink {
  /** A random value, part of the token in the link. */
  @PrimaryColumn('text')
  key: string;

  @Column('text')
  resource: string;

  @Column('integer')
  rowId: number;

  @Column('timestamptz')
  expiresAt: Date;
}
