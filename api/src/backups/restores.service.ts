import { execFile, type ExecFileException } from 'node:child_process';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { currentActor } from '../actors/actor.js';
import { JWT_SECRET } from '../auth/jwt-secret.js';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import type { Language } from '../i18n/language.js';
import { BackupFilesService } from './backup-files.service.js';
import type { RestoreDto } from './dto/backup.dto.js';
import { RestoreNoticesService } from './restore-notices.service.js';
import { describeRestore } from './restore-texts.js';
import { Restore } from './restore.entity.js';
import { END_INTERRUPTED, holdRestores } from './running-restores.js';
import { toolArguments } from './tool.js';

/** Restores backups from the panel, with a command line tool in a process of its own. */
@Injectable()
export class RestoresService implements OnModuleDestroy {
  private readonly stopping = new AbortController();
  /** Settled when the tool has ended. */
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: BackupFilesService,
    private readonly notices: RestoreNoticesService,
    @Inject(APP_CONFIG) private readonly config: Config,
    @Inject(JWT_SECRET) private readonly key: string,
  ) {}

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** The last restore that was begun in the panel; null before the first. */
  async last(language: Language): Promise<RestoreDto | null> {
    await this.dataSource.query(END_INTERRUPTED);
    const [restore] = await this.dataSource
      .getRepository(Restore)
      .find({ order: { id: 'DESC' }, take: 1 });
    return restore ? toDto(restore, language) : null;
  }

  /**
   * Begins to restore a backup of this installation, and tells administrators and the association.
   * The tool saves the present state first, and records what it does.
   * @throws NotFoundError when there is no such backup
   * @throws InvalidInputError when it is no backup of this installation, or one of a newer version
   * @throws ConflictError while another one is restored or made
   */
  async start(file: string, language: Language): Promise<RestoreDto> {
    const path = await this.files.pathOf(file);
    const { createdAt } = await this.files.header(file);
    const restore = await this.dataSource.transaction(async (manager) => {
      await holdRestores(manager);
      await this.notices.announce(manager, createdAt);
      return manager.save(manager.create(Restore, { file, madeAt: createdAt }));
    });
    this.running = this.runTool(path, restore.id);
    return toDto(restore, language);
  }

  /** Runs the tool to its end. Where it was killed, it has recorded nothing. */
  private async runTool(path: string, id: number): Promise<void> {
    const { databaseUrl, dataDir, backupDir, backupRecipient = '' } = this.config;
    const error = await new Promise<ExecFileException | null>((resolve) => {
      execFile(
        process.execPath,
        [...toolArguments('restore-in-panel'), path, String(id)],
        {
          env: {
            ...process.env,
            DATABASE_URL: databaseUrl ?? '',
            DATA_DIR: dataDir,
            BACKUP_DIR: backupDir,
            BACKUP_RECIPIENT: backupRecipient,
            JWT_SECRET: this.key,
            RESTORE_ACTOR: JSON.stringify(currentActor()),
          },
          signal: this.stopping.signal,
        },
        resolve,
      );
    });
    if (!error || !this.dataSource.isInitialized) return;
    await this.dataSource
      .query(
        `UPDATE restores SET state = 'failed', problem = 'interrupted', ended_at = now()
         WHERE id = $1 AND state = 'running'`,
        [id],
      )
      // Without a database it counts as interrupted when the next one is begun.
      .catch(() => undefined);
  }
}

const toDto = (restore: Restore, language: Language): RestoreDto => ({
  startedAt: restore.startedAt,
  state: restore.state,
  step: restore.step,
  text: describeRestore(restore, language),
});
