import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type BackupState = 'started' | 'verified' | 'failed' | 'damaged' | 'missing' | 'removed';

/** A nightly backup, and what became of its file. The command line tool writes these rows. */
@Entity('backups')
export class Backup {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('timestamptz', { default: () => 'now()' })
  startedAt: Date;

  @Column('text', { default: 'started' })
  state: BackupState;

  /** When it had been restored into a scratch database and read there. */
  @Column('timestamptz', { nullable: true })
  verifiedAt: Date | null;

  /** Its name in BACKUP_DIR. */
  @Column('text', { nullable: true })
  file: string | null;

  @Column('bigint', { nullable: true })
  bytes: string | null;

  @Column('integer', { nullable: true })
  rows: number | null;

  /** The digest of the file, in hexadecimal digits. */
  @Column('text', { nullable: true })
  sha256: string | null;

  @Column('text', { nullable: true })
  error: string | null;

  /** Why BACKUP_COMMAND failed. */
  @Column('text', { nullable: true })
  commandError: string | null;
}
