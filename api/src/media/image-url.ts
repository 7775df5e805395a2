import type { Format } from './media.entity.js';

/** The file that a URL under /media names; without a width the picture's largest WebP file. */
export interface ImageUrl {
  hash: string;
  width: number | undefined;
  format: Format;
}

const FILE_PATH = /^\/media\/([0-9a-f]{32})(?:\.webp|-([1-9]\d{0,3})\.(avif|webp))$/;

/** Reads a URL that `imageAddress` has written; undefined when it is no picture of the site. */
export function readImageUrl(path: string): ImageUrl | undefined {
  const [, hash, width, format] = FILE_PATH.exec(path) ?? [];
  if (hash === undefined) return undefined;
  if (width === undefined) return { hash, width: undefined, format: 'webp' };
  return { hash, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' };
}

/** The URL of a picture's largest WebP file. */
export const imageUrl = (hash: string): string => `/media/${hash}.webp`;

/** The URL of one of a picture's files. */
export const variantUrl = (
  hash: string,
  { width, format }: { width: number; format: Format },
): string => `/media/${hash}-${width}.${format}`;
