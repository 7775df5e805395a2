import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { fieldsOf } from 'shared/is-record';
import { isSignature, type ArchiveSigner } from './archive-signer.js';

/** The format of an archive, which is gzipped JSON lines: tables, sequences and an end. */
export const ARCHIVE_FORMAT = 'site-backup-1';

/** How the line of a row begins. */
export const ROW_PREFIX = '{"row":';
/** The name of a migration. */
const SCHEMA = /^\w+$/;
/** How the last line begins. */
const END_PREFIX = '{"end":';

/** Characters of the first line, and of any other: a row with a file of 10 MB has 20 million. */
const MAX_HEADER = 64 * 1024;
const MAX_LINE = 40_000_000;

/** Why an archive is not restored, as the panel says it in words. */
export type RestoreProblem =
  'damaged' | 'encrypted' | 'newer' | 'not-empty' | 'foreign' | 'invalid';

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
  /** The name of the key that signs it; archives of early versions name none. */
  signedBy: string | undefined;
}

/** @throws RestoreError when the file is no archive */
export async function readHeader(path: string): Promise<ArchiveHeader> {
  for await (const line of archiveLines(path)) return parseHeader(line, path);
  throw new RestoreError(`${path} is not a backup of the site.`);
}

/** @throws RestoreError when the line is none of an archive */
export function parseHeader(line: string, path: string): ArchiveHeader {
  try {
    const { format, schema, version, createdAt: time, signedBy } = fieldsOf(JSON.parse(line));
    const createdAt = new Date(String(time));
    if (
      format !== ARCHIVE_FORMAT ||
      typeof schema !== 'string' ||
      !SCHEMA.test(schema) ||
      Number.isNaN(createdAt.getTime())
    ) {
      throw new SyntaxError(line);
    }
    return {
      schema,
      version: typeof version === 'string' ? version : undefined,
      createdAt,
      signedBy: typeof signedBy === 'string' ? signedBy : undefined,
    };
  } catch (error) {
    throw explain(error, path);
  }
}

/**
 * The lines of an archive.
 * @param signer by whose key it has to be signed; it is not compared without one
 * @throws RestoreError when it is damaged, or no archive
 */
export async function* archiveLines(path: string, signer?: ArchiveSigner): AsyncGenerator<string> {
  const file = createReadStream(path);
  const archive = createGunzip();
  file.on('error', (error) => archive.destroy(error));
  try {
    const lines = linesOf(file.pipe(archive));
    yield* signer ? signedLines(lines, signer) : lines;
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
  let characters = 0;
  let limit = MAX_HEADER;
  const chunks: AsyncIterable<string> = stream.setEncoding('utf8');
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      if (characters + end - start > limit) throw new SyntaxError('a line is too long');
      yield parts.join('') + chunk.slice(start, end);
      parts = [];
      characters = 0;
      limit = MAX_LINE;
      start = end + 1;
    }
    if (start === chunk.length) continue;
    parts.push(chunk.slice(start));
    characters += chunk.length - start;
    if (characters > limit) throw new SyntaxError('a line is too long');
  }
  if (parts.length > 0) yield parts.join('');
}

/** Compares the signature in the last line with all lines before it. */
async function* signedLines(
  lines: AsyncIterable<string>,
  signer: ArchiveSigner,
): AsyncGenerator<string> {
  const digest = signer.begin();
  let isOpen = true;
  for await (const line of lines) {
    if (isOpen && line.startsWith(END_PREFIX)) {
      isOpen = false;
      if (!isSignature(digest, fieldsOf(JSON.parse(line)).signature)) {
        throw new RestoreError('The backup was changed since it was signed: nothing was restored.');
      }
    }
    if (isOpen) digest.update(`${line}\n`);
    yield line;
  }
}

/**
 * Reads an archive to its end, before anything is done with it.
 * @param signer of this installation
 * @returns the same, where the archive is signed by its key; undefined for one of another
 *   installation or of an early version
 * @throws RestoreError when it is damaged, cut off, or no archive
 */
export async function checkWhole(
  path: string,
  signer?: ArchiveSigner,
): Promise<ArchiveSigner | undefined> {
  const { signedBy } = await readHeader(path);
  const own = signedBy !== undefined && signedBy === signer?.name ? signer : undefined;
  let last = '';
  let rows = 0;
  for await (const line of archiveLines(path, own)) {
    if (line.startsWith(ROW_PREFIX)) rows += 1;
    last = line;
  }
  if (!last.startsWith(END_PREFIX) || fieldsOf(JSON.parse(last)).end !== rows) {
    throw new RestoreError(`${path} is cut off: nothing was restored.`);
  }
  return own;
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
