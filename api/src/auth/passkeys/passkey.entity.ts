import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A passkey of a user: a key pair of which the private half stays with the user. */
@Entity('passkeys')
export class Passkey {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Deleted with the user, by the database. */
  @Column('integer')
  userId: number;

  /** Chosen by the authenticator, in base64url. */
  @Column('text')
  credentialId: string;

  /** A COSE key. */
  @Column('bytea')
  publicKey: Buffer;

  /** How often the authenticator has signed; 0 where it does not count. */
  @Column('bigint', { transformer: { from: Number, to: (value: number) => value } })
  counter: number;

  /** How browsers reach the authenticator, such as `internal` or `usb`. */
  @Column('text', { array: true })
  transports: string[];

  @Column('text')
  name: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** The day of the last sign-in, `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  usedOn: string | null;
}
