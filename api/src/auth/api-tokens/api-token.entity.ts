import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import type { TokenScope } from '../../access/token-scopes.js';
import { User } from '../../users/user.entity.js';

/** A token by which a program of an integrator uses the API. */
@Entity('api_tokens')
export class ApiToken {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  name: string;

  /** The beginning of the token, by which its owner recognises it. */
  @Column('text')
  prefix: string;

  /** SHA-256 of the token, in base64url. */
  @Column('text')
  hash: string;

  @Column('text', { array: true })
  scopes: TokenScope[];

  /** The administrator who created it. The database deletes it with the account. */
  @Column('integer')
  userId: number;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** The last day on which it works, in Croatian time: `YYYY-MM-DD`. */
  @Column('date')
  endsOn: string;

  /** The day of the last request with it. */
  @Column('date', { nullable: true })
  usedOn: string | null;

  /** When administrators were told that it ends. */
  @Column('timestamptz', { nullable: true })
  endNoticeAt: Date | null;
}
