import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** The format of an archive, which is gzipped JSON lines: tables, sequences and an end. */
export const ARCHIVE_FORMAT = 'site-backup-1';

/** How the line of a row begins. */
export const ROW_PREFIX = '{"row":';

/** Why an archive is not restored, as the panel says it in words. */
export type RestoreProblem = 'damaged' | 'encrypted' | 'newer' | 'not-empty';

/** The archive cannot be restored; the message is for the person at the command line. */
export class RestoreError extends Error {
  override name = 'RestoreError';

  /** @param version of the site that is needed, where another one is */
  constructor(
    message: string,
    readonly problem: RestoreProblem = 'damaged',
    readonly version?: string,
  ) {
    super(message);
  }
}

/** The first line of an archive, without what it contains. */
export interface ArchiveHeader {
  schema: string;
  /** That of the site; archives of early versions name none. */
  version: string | undefined;
  /** When its snapshot was begun. */
  createdAt: Date;
}

/** @throws RestoreError when the file is no archive */
export async function readHeader(path: string): Promise<ArchiveHeader> {
  for await (const line of archiveLines(path)) return parseHeader(line, path);
  throw new RestoreError(`${path} is not a backup of the site.`);
}

/** @throws RestoreError when the line is none of an archive */
export function parseHeader(line: string, path: string): ArchiveHeader {
  try {
    const { format, schema, version, createdAt: time }: Record<string, unknown> = JSON.parse(line);
    const createdAt = new Date(String(time));
    if (
      format !== ARCHIVE_FORMAT ||
      typeof schema !== 'string' ||
      Number.isNaN(createdAt.getTime())
    ) {
      throw new SyntaxError(line);
    }
    return { schema, version: typeof version === 'string' ? version : undefined, createdAt };
  } catch (error) {
    throw explain(error, path);
  }
}

/**
 * The lines of an archive.
 * @throws RestoreError when it is damaged, or no archive
 */
export async function* archiveLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const archive = createGunzip();
  file.on('error', (error) => archive.destroy(error));
  try {
    yield* linesOf(file.pipe(archive));
  } catch (error) {
    throw explain(error, path);
  } finally {
    file.destroy();
    archive.destroy();
  }
}

/** Reads no further than it is asked to: `readline` fills the memory with lines of pictures. */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let parts: string[] = [];
  const chunks: AsyncIterable<string> = stream.setEncoding('utf8');
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      yield parts.join('') + chunk.slice(start, end);
      parts = [];
      start = end + 1;
    }
    if (start < chunk.length) parts.push(chunk.slice(start));
  }
  if (parts.length > 0) yield parts.join('');
}

/**
 * Reads an archive to its end, before anything is done with it.
 * @throws RestoreError when it is damaged, cut off, or no archive
 */
export async function checkWhole(path: string): Promise<void> {
  let last = '';
  let rows = 0;
  for await (const line of archiveLines(path)) {
    if (line.startsWith(ROW_PREFIX)) rows += 1;
    last = line;
  }
  if (last !== JSON.stringify({ end: rows })) {
    throw new RestoreError(`${path} is cut off: nothing was restored.`);
  }
}

/** Turns an error of reading into a RestoreError, where its cause is known. */
export function explain(error: unknown, path: string): unknown {
  if (error instanceof SyntaxError) return new RestoreError(`${path} is not a backup of the site.`);
  const code = error && typeof error === 'object' && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new RestoreError(`There is no file ${path}.`);
  if (code === 'Z_BUF_ERROR') return new RestoreError(`${path} is cut off: nothing was restored.`);
  if (code.startsWith('Z_')) return new RestoreError(`${path} is not a backup of the site.`);
  return error;
}

/** That another version of the site is needed to restore an archive. */
export function newerError(path: string, { schema, version }: ArchiveHeader): RestoreError {
  const needed = version === undefined ? 'a later version' : `version ${version} or later`;
  return new RestoreError(
    `${path} was made by another version of the site (its schema is ${schema}): install ${needed} of the site, and restore it with that.`,
    'newer',
    version,
  );
}
