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

  /** Whether the draft was published since: the link leads to its page, never to a later draft. */
  @Column('boolean', { default: false })
  ended: boolean;
}
