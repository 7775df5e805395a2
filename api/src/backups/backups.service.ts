import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { fieldsOf } from 'shared/is-record';
import { DataSource, type EntityManager } from 'typeorm';
import { JWT_SECRET } from '../auth/jwt-secret.js';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import type { Language } from '../i18n/language.js';
import { addJob } from '../jobs/job-queue.js';
import { JobRunnerService } from '../jobs/job-runner.service.js';
import { describeFailure } from './backup-failure.js';
import { BACKUP_LOCK_IS_HELD } from './backup-lock.js';
import type { BackupsDto } from './dto/backup.dto.js';
import { holdRestores } from './running-restores.js';
import { toolArguments } from './tool.js';

const TASK = 'make_backup';
const ATTEMPTS = 2;
/** Milliseconds until a backup that another one is in the way of is tried again. */
const AGAIN_AFTER_MS = 60_000;

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
 * Makes a verified backup every night and on request, with the command line tool in a process of
 * its own, so that neither its memory nor its errors are those of the server.
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
    const schedule = { crontab: '40 2 * * *', options: `?fill=1d&max=${ATTEMPTS}` };
    this.jobs.define(
      TASK,
      async (payload, { abortSignal }) => {
        const isManual = fieldsOf(payload).isManual === true;
        const [{ held }] = await this.dataSource.query(`SELECT ${BACKUP_LOCK_IS_HELD} AS held`);
        const later = new Date(Date.now() + AGAIN_AFTER_MS);
        if (held) await this.add(this.dataSource.manager, isManual, later);
        else await this.make(isManual, abortSignal);
      },
      schedule,
    );
  }

  /**
   * Makes sure that a backup is being made, or is about to be.
   * @throws ConflictError while one is restored
   */
  async request(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // Of two who ask at the same time, the second one waits here.
      await holdRestores(manager);
      if (!(await this.readProgress(manager)).making) await this.add(manager, true);
    });
  }

  /** Whether a backup is being made, or why none could be made after the newest one. */
  async progress(language: Language): Promise<Pick<BackupsDto, 'making' | 'failure'>> {
    const { making, error } = await this.readProgress(this.dataSource.manager);
    return { making, failure: making || error === null ? null : describeFailure(error)[language] };
  }

  private add(manager: EntityManager, isManual: boolean, at?: Date): Promise<void> {
    return addJob(manager, TASK, { isManual }, { attempts: ATTEMPTS, at });
  }

  /** A job whose process was killed stays locked, so that only the tool's lock is believed then. */
  private async readProgress(
    manager: EntityManager,
  ): Promise<{ making: boolean; error: string | null }> {
    const [progress] = await manager.query(
      `WITH tries AS (SELECT * FROM graphile_worker.jobs WHERE task_identifier = $1)
       SELECT EXISTS (
           SELECT FROM tries
           WHERE locked_at IS NULL AND attempts < max_attempts
             OR locked_at > now() - interval '1 minute'
         ) OR ${BACKUP_LOCK_IS_HELD} AND EXISTS (SELECT FROM backups WHERE state = 'started')
         AS making,
         (SELECT last_error FROM tries
          WHERE locked_at IS NULL AND attempts >= max_attempts
            AND updated_at > coalesce((SELECT max(verified_at) FROM backups), '-infinity')
          ORDER BY updated_at DESC LIMIT 1) AS error`,
      [TASK],
    );
    return progress;
  }

  /**
   * Makes a backup now. The tool records what becomes of it.
   * @param isManual whether it was asked for in the panel
   * @throws Error with the tool's message when it fails
   */
  async make(isManual: boolean, signal?: AbortSignal): Promise<void> {
    const { databaseUrl = '', dataDir, backupDir, backupCommand = '' } = this.config;
    const { backupRecipient = '' } = this.config;
    await promisify(execFile)(
      process.execPath,
      [...toolArguments('backup'), ...(isManual ? ['--manual'] : [])],
      {
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
      },
    );
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
