import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { ContentChanges } from '../content/content-changes.js';
import type { ImageUrl } from './image-url.js';

/** Size of the cache, in bytes. */
const MAX_BYTES = 32 * 1024 * 1024;

export interface StoredFile {
  bytes: Buffer;
  etag: string;
}

/** Reads the files of pictures, through an LRU cache that is cleared when content changes. */
@Injectable()
export class MediaFilesService {
  private readonly cache = new LRUCache<string, StoredFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 256,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: ContentChanges,
  ) {
    changes.onChange(() => this.cache.clear());
  }

  /** Undefined when there is no such file. */
  async read({ hash, width, format }: ImageUrl): Promise<StoredFile | undefined> {
    const key = `${hash} ${width ?? ''} ${format}`;
    const cached = this.cache.get(key);
    if (cached) return cached;
    const { generation } = this.changes;
    const [row]: { bytes: Buffer }[] = await this.dataSource.query(
      `SELECT file.bytes FROM media JOIN media_files file ON file.media_id = media.id
       WHERE media.hash = $1 AND file.width = coalesce($2, media.width) AND file.format = $3`,
      [hash, width, format],
    );
    if (!row) return undefined;
    const digest = createHash('sha256').update(row.bytes).digest('base64url');
    const file = { bytes: row.bytes, etag: `"${digest.slice(0, 27)}"` };
    if (generation === this.changes.generation) this.cache.set(key, file);
    return file;
  }
}
