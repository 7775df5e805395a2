import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JWT_SECRET } from '../auth/jwt-secret.js';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { JobRunnerService } from '../jobs/job-runner.service.js';
import { toolArguments } from './tool.js';

/** What the panel warns about. */
export interface BackupStatus {
  /** When the newest usable backup was verified. */
  verifiedAt: Date | null;
  /** Whether the last attempt failed. */
  failed: boolean;
  /** The number of kept files that are damaged or missing. */
  damaged: number;
  /** False when BACKUP_COMMAND failed for the newest usable backup. */
  copied: boolean;
}

/**
 * Makes a verified backup every night, with the command line tool in a process of its own, so that
 * neither its memory nor its errors are those of the server.
 */
@Injectable()
export class BackupsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRunnerService,
    @Inject(APP_CONFIG) private readonly config: Config,
    @Inject(JWT_SECRET) private readonly key: string,
  ) {}

  onModuleInit(): void {
    // After the nightly deletion of expired data, which a backup should not have.
    const schedule = { crontab: '40 2 * * *', options: '?fill=1d&max=2' };
    this.jobs.define('make_backup', (_, { abortSignal }) => this.make(abortSignal), schedule);
  }

  /**
   * Makes a backup now. The tool records what becomes of it.
   * @throws Error with the tool's message when it fails
   */
  async make(signal?: AbortSignal): Promise<void> {
    const { databaseUrl = '', dataDir, backupDir, backupCommand = '' } = this.config;
    const { backupRecipient = '' } = this.config;
    await promisify(execFile)(process.execPath, toolArguments('backup'), {
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        BACKUP_DIR: backupDir,
        BACKUP_COMMAND: backupCommand,
        BACKUP_RECIPIENT: backupRecipient,
        JWT_SECRET: this.key,
      },
      ...(signal && { signal }),
    });
  }

  /** The state of the backups; null before the first one. */
  async status(): Promise<BackupStatus | null> {
    const [status]: BackupStatus[] = await this.dataSource.query(`
      SELECT usable.verified_at AS "verifiedAt", last.state = 'failed' AS failed,
        (SELECT count(*)::integer FROM backups WHERE state IN ('damaged', 'missing')) AS damaged,
        usable.command_error IS NULL AS copied
      FROM (
        SELECT state FROM backups WHERE state <> 'started' ORDER BY id DESC LIMIT 1
      ) last
      LEFT JOIN (
        SELECT verified_at, command_error FROM backups WHERE state = 'verified'
        ORDER BY id DESC LIMIT 1
      ) usable ON true`);
    return status ?? null;
  }
}
