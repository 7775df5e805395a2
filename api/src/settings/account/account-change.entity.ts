import { Column, Entity, PrimaryColumn } from 'typeorm';
import { VisibleContent } from '../../content/visible-content.js';

/** A requested change of where donations go, until it holds: at most one row. */
@VisibleContent()
@Entity('account_changes')
export class AccountChange {
  @PrimaryColumn('integer', { default: 1 })
  id: number;

  /** Null where it does not change; so are the others. */
  @Column('text', { nullable: true })
  iban: string | null;

  @Column('text', { nullable: true })
  bankRecipient: string | null;

  /** Only lowered hours wait. */
  @Column('integer', { nullable: true })
  accountChangeHours: number | null;

  @Column('timestamptz')
  requestedAt: Date;

  @Column('timestamptz')
  holdsAt: Date;

  /** The hash of the token in the mails. */
  @Column('text', { select: false })
  stopToken: string;
}
