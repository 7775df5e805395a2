import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { ContentChanges } from '../content/content-changes.js';
import { isolated } from '../isolation/isolated.js';
import type { ImageUrl } from './image-url.js';
import type { tonePicture } from './toned-picture.js';

/** Size of the cache, in bytes. */
const MAX_BYTES = 32 * 1024 * 1024;

const TONED_PICTURE = new URL('./toned-picture.js', import.meta.url);
const LIMITS = { seconds: 30, megabytes: 512, heapMegabytes: 128 };
const toneFile = isolated<typeof tonePicture>(TONED_PICTURE, 'tonePicture', LIMITS);

export interface StoredFile {
  bytes: Buffer;
  etag: string;
}

/**
 * Reads the files of pictures, through an LRU cache that is cleared when content changes. A file in
 * two colours is made when it is first read, and stored.
 */
@Injectable()
export class MediaFilesService {
  private readonly cache = new LRUCache<string, StoredFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 256,
  });
  /** The files that are being made, so that each is made once. */
  private readonly pending = new Map<string, Promise<Buffer | undefined>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: ContentChanges,
  ) {
    changes.onChange(() => this.cache.clear());
  }

  /** Undefined when there is no such file. */
  async read(url: ImageUrl): Promise<StoredFile | undefined> {
    const key = Object.values(url).join(' ');
    const cached = this.cache.get(key);
    if (cached) return cached;
    const { generation } = this.changes;
    const bytes = (await this.find(url)) ?? (await this.makeOnce(key, url));
    if (!bytes) return undefined;
    const digest = createHash('sha256').update(bytes).digest('base64url');
    const file = { bytes, etag: `"${digest.slice(0, 27)}"` };
    if (generation === this.changes.generation) this.cache.set(key, file);
    return file;
  }

  private async find({ hash, width, format, tone }: ImageUrl): Promise<Buffer | undefined> {
    const [row]: { bytes: Buffer }[] = await this.dataSource.query(
      `SELECT file.bytes FROM media JOIN media_files file ON file.media_id = media.id
       WHERE media.hash = $1 AND file.width = coalesce($2, media.width) AND file.format = $3
         AND file.tone = $4`,
      [hash, width, format, tone],
    );
    return row?.bytes;
  }

  private makeOnce(key: string, url: ImageUrl): Promise<Buffer | undefined> {
    const pending = this.pending.get(key) ?? this.make(url).finally(() => this.pending.delete(key));
    this.pending.set(key, pending);
    return pending;
  }

  /** Makes a file in two colours, of a width that the picture has in its own. */
  private async make({ hash, width: wanted, format, tone }: ImageUrl): Promise<Buffer | undefined> {
    if (tone === 'colour') return undefined;
    const [row]: { id: number; width: number; master: Buffer }[] = await this.dataSource.query(
      `SELECT media.id, file.width, master.bytes AS master FROM media
       JOIN media_files file ON file.media_id = media.id AND file.tone = 'colour'
         AND file.width = coalesce($2, media.width) AND file.format = $3
       JOIN media_files master ON master.media_id = media.id AND master.tone = 'colour'
         AND master.width = media.width AND master.format = 'webp'
       WHERE media.hash = $1`,
      [hash, wanted, format],
    );
    if (!row) return undefined;
    const { id, width, master } = row;
    const bytes = await toneFile(master, { width, format, tone });
    // The picture may have been deleted meanwhile, and another process may have made the file.
    await this.dataSource.query(
      `INSERT INTO media_files (media_id, format, width, tone, bytes)
       SELECT id, $2, $3, $4, $5 FROM media WHERE id = $1 ON CONFLICT DO NOTHING`,
      [id, format, width, tone, bytes],
    );
    return bytes;
  }
}
