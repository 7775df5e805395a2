import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A session of a user: it lasts until it expires or its row is deleted. */
@Entity('sessions')
export class StoredSession {
  /** Also the id of its token. */
  @PrimaryColumn('uuid')
  id: string;

  /** Deleted with the user, by the database. */
  @Column('integer')
  userId: number;

  /** The session version of the user under which it began. */
  @Column('integer')
  version: number;

  /** The family of the browser, such as Firefox; null for an unknown one. */
  @Column('text', { nullable: true })
  browser: string | null;

  /** The network of the first request: a /24 of IPv4 or a /48 of IPv6. */
  @Column('text', { nullable: true })
  network: string | null;

  @Column('timestamptz')
  beganAt: Date;

  /** When its user last entered the password. */
  @Column('timestamptz')
  authenticatedAt: Date;

  /** The hour of the last request. */
  @Column('timestamptz')
  seenAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
