import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';

export const USER_ROLES = ['member', 'admin'] as const;
export type UserRole = (typeof USER_ROLES)[number];

@Entity('users')
export class User {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Unique whatever the case of its letters. */
  @Column('text')
  username: string;

  /** An argon2id hash; not selected by default. */
  @Column('text', { select: false })
  password: string;

  @Column('text')
  email: string;

  @Column('text')
  fullName: string;

  @Column('text', { default: 'member' })
  role: UserRole;

  @Column('boolean', { default: true })
  isActive: boolean;

  /** Sessions carry the version they began under; raising it ends them all. */
  @Column('integer', { default: 0 })
  sessionVersion: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** Counted by the database with every change. */
  @Column({ type: 'integer', default: 1, insert: false, update: false })
  version: number;
}
