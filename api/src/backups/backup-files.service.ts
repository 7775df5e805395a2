import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JWT_SECRET } from '../auth/jwt-secret.js';
import { LinkSignerService } from '../auth/link-signer.service.js';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { allowSlowBody } from '../http/bodies/body-deadline.js';
import { codeOf } from '../problems/database-unavailable.js';
import {
  ForbiddenError,
  InvalidInputError,
  NotFoundError,
  TooLargeError,
} from '../problems/domain-errors.js';
import { DETAILS } from '../problems/problem-texts.js';
import { readHeader, RestoreError, type ArchiveHeader } from './archive-file.js';
import { ArchiveSigner } from './archive-signer.js';
import { begunAt, isEncrypted, UPLOADED } from './backup-files.js';
import type { BackupDto } from './dto/backup.dto.js';
import { DAMAGED, ENCRYPTED, FOREIGN, newerText } from './restore-texts.js';
import { holdRestores } from './running-restores.js';

const GIGABYTE = 1024 ** 3;
/** Bytes of an uploaded backup: the pictures of the site may have some gigabytes. */
const MAX_UPLOAD_BYTES = 20 * GIGABYTE;
/** What an upload leaves free on the disk. */
const RESERVED_BYTES = GIGABYTE;
const BYTES_BETWEEN_CHECKS = 16 * 1024 ** 2;
const PURPOSE = 'backup';
const LINK_SECONDS = 600;

const TOO_LARGE = {
  hr: 'Datoteka smije imati najviše 20 GB.',
  en: 'The file may be at most 20 GB.',
};
const NO_SPACE = {
  hr: 'Na disku poslužitelja nema dovoljno mjesta za ovu datoteku.',
  en: 'There is not enough space for this file on the disk of the server.',
};
const ENDED_LINK = {
  hr: 'Ova poveznica više ne vrijedi. Preuzmite kopiju ponovno sa zaslona Sigurnosne kopije.',
  en: 'This link no longer works. Download the backup again from the screen Backups.',
};
const CUT_OFF = {
  hr: 'Datoteka nije stigla cijela. Pošaljite je ponovno.',
  en: 'The file did not arrive whole. Send it again.',
};

/** The files of backups on this server: their list, downloads, and one that is uploaded. */
@Injectable()
export class BackupFilesService {
  private readonly folder: string;
  private readonly archiveSigner: ArchiveSigner;

  constructor(
    private readonly dataSource: DataSource,
    private readonly signer: LinkSignerService,
    @Inject(APP_CONFIG) { backupDir }: Config,
    @Inject(JWT_SECRET) key: string,
  ) {
    this.folder = backupDir;
    this.archiveSigner = new ArchiveSigner(key);
  }

  /** The backups in the folder, the newest first. */
  async list(): Promise<BackupDto[]> {
    const names = await readdir(this.folder).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    });
    const lines: { file: string; state: string }[] = await this.dataSource.query(
      `SELECT file, state FROM backups WHERE file IS NOT NULL ORDER BY id`,
    );
    const states = new Map(lines.map(({ file, state }) => [file, state]));
    const known = names.filter((name) => name === UPLOADED || begunAt(name));
    const backups = await Promise.all(
      known.map(async (file): Promise<BackupDto[]> => {
        // It may be removed meanwhile; what was uploaded has its time inside.
        const madeAt = begunAt(file) ?? (await this.header(file).catch(() => undefined))?.createdAt;
        const stats = await stat(join(this.folder, file)).catch(() => undefined);
        if (!madeAt || !stats) return [];
        const state = states.get(file);
        return [
          {
            file,
            madeAt,
            bytes: stats.size,
            state: state === 'verified' || state === 'damaged' ? state : 'unknown',
            uploaded: file === UPLOADED,
            encrypted: await isEncrypted(join(this.folder, file)),
          },
        ];
      }),
    );
    return backups.flat().sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  }

  /**
   * The path of a backup in the list.
   * @throws NotFoundError for any other name
   */
  async pathOf(file: string): Promise<string> {
    const path = join(this.folder, file);
    const exists =
      (file === UPLOADED || begunAt(file) !== undefined) &&
      (await stat(path).then(
        (stats) => stats.isFile(),
        () => false,
      ));
    if (!exists) throw new NotFoundError(DETAILS[404]);
    return path;
  }

  /**
   * What an archive says about itself.
   * @throws NotFoundError when there is none of this name
   * @throws InvalidInputError when it is no archive, an encrypted one, one of a newer version, or
   *   one that says that this installation has not made it
   */
  async header(file: string): Promise<ArchiveHeader> {
    return this.headerOf(await this.pathOf(file));
  }

  /**
   * A path by which the browser downloads a backup to its disk, for ten minutes.
   * @throws NotFoundError when there is none of this name
   */
  async link(file: string): Promise<string> {
    await this.pathOf(file);
    const until = Math.floor(Date.now() / 1000) + LINK_SECONDS;
    const key = `${until}.${this.signer.sign(PURPOSE, `${file} ${until}`)}`;
    return `/api/backups/${file}/content?key=${key}`;
  }

  /**
   * The bytes of a backup.
   * @throws ForbiddenError when the key is not one of `link`, or its time is over
   */
  async open(file: string, key: string): Promise<{ stream: ReadStream; bytes: number }> {
    const [until = '', signature = ''] = key.split('.');
    if (
      !this.signer.isSigned(PURPOSE, `${file} ${until}`, signature) ||
      Number(until) * 1000 < Date.now()
    ) {
      throw new ForbiddenError(ENDED_LINK);
    }
    const path = await this.pathOf(file);
    return { stream: createReadStream(path), bytes: (await stat(path)).size };
  }

  /**
   * Writes the body of a request to the disk as the uploaded backup, in place of a former one.
   * @throws InvalidInputError see `header`
   * @throws TooLargeError when it is too large, also for the disk
   * @throws ConflictError while a restore runs, which may read the former one
   */
  async receive(request: IncomingMessage): Promise<BackupDto> {
    allowSlowBody(request);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const expected = Number(request.headers['content-length'] ?? 0);
    if (expected > MAX_UPLOAD_BYTES) throw new TooLargeError(TOO_LARGE);
    if (expected > (await this.space())) throw new TooLargeError(NO_SPACE);
    const draft = join(this.folder, `uploaded-${randomUUID()}.part`);
    try {
      await this.write(request, draft);
      const { createdAt } = await this.headerOf(draft);
      const { size } = await stat(draft);
      await this.dataSource.transaction(async (manager) => {
        await holdRestores(manager);
        await rename(draft, join(this.folder, UPLOADED));
      });
      return {
        file: UPLOADED,
        madeAt: createdAt,
        bytes: size,
        state: 'unknown',
        uploaded: true,
        encrypted: false,
      };
    } finally {
      await rm(draft, { force: true });
    }
  }

  private async headerOf(path: string): Promise<ArchiveHeader> {
    if (await isEncrypted(path)) throw new InvalidInputError(ENCRYPTED);
    const header = await readHeader(path).catch((error: unknown) => {
      throw error instanceof RestoreError ? new InvalidInputError(DAMAGED) : error;
    });
    const known: unknown[] = await this.dataSource.query('SELECT FROM migrations WHERE name = $1', [
      header.schema,
    ]);
    if (known.length === 0) throw new InvalidInputError(newerText(header.version));
    if (header.signedBy !== this.archiveSigner.name) throw new InvalidInputError(FOREIGN);
    return header;
  }

  /** The bytes that may still be written to the folder. */
  async space(): Promise<number> {
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize - RESERVED_BYTES;
  }

  /** A request need not say how long it is, and others write to the disk meanwhile. */
  private async write(request: IncomingMessage, path: string): Promise<void> {
    let received = 0;
    let checkedAt = 0;
    const space = () => this.space();
    async function* limited(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        received += chunk.length;
        if (received > MAX_UPLOAD_BYTES) throw new TooLargeError(TOO_LARGE);
        if (received - checkedAt > BYTES_BETWEEN_CHECKS) {
          checkedAt = received;
          if ((await space()) < 0) throw new TooLargeError(NO_SPACE);
        }
        yield chunk;
      }
    }
    try {
      await pipeline(request, limited, createWriteStream(path, { mode: 0o600 }));
    } catch (error) {
      if (codeOf(error) === 'ENOSPC') throw new TooLargeError(NO_SPACE);
      if (/^(?:ERR_STREAM_PREMATURE_CLOSE|ECONNRESET)$/.test(codeOf(error))) {
        throw new InvalidInputError(CUT_OFF);
      }
      throw error;
    }
  }
}
