import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type RestoreState = 'running' | 'done' | 'failed';
/** What a restore does: checks and migrates the backup, saves what is there, and replaces it. */
export const RESTORE_STEPS = ['preparing', 'saving', 'replacing'] as const;
export type RestoreStep = (typeof RESTORE_STEPS)[number];

/** A restore that was begun in the panel. The command line tool writes how it goes. */
@Entity('restores')
export class Restore {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('timestamptz', { default: () => 'now()' })
  startedAt: Date;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  @Column('text', { default: 'running' })
  state: RestoreState;

  @Column('text', { default: 'preparing' })
  step: RestoreStep;

  /** The name of the backup in BACKUP_DIR. */
  @Column('text')
  file: string;

  /** When the backup was made. */
  @Column('timestamptz')
  madeAt: Date;

  /** The number of e-mail addresses of which something was erased again. */
  @Column('integer', { default: 0 })
  erased: number;

  /** Why it failed, as `restore-texts.ts` says it in words. */
  @Column('text', { nullable: true })
  problem: string | null;

  /** The version of the site that is needed. */
  @Column('text', { nullable: true })
  version: string | null;

  /** The message of the tool, for whoever looks after the server. */
  @Column('text', { nullable: true })
  error: string | null;
}
