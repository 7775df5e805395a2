import type { Format } from './media.entity.js';

/** The parts of a URL under /media; without a width it is the picture's largest WebP file. */
export interface ImageUrl {
  hash: string;
  width: number | undefined;
  format: Format;
}

const FILE_PATH = /^\/media\/([0-9a-f]{32})(?:\.webp|-([1-9]\d{0,3})\.(avif|webp))$/;

/** Parses a URL of `imageUrl` or `variantUrl`; undefined for any other. */
export function readImageUrl(path: string): ImageUrl | undefined {
  const [, hash, width, format] = FILE_PATH.exec(path) ?? [];
  if (hash === undefined) return undefined;
  if (width === undefined) return { hash, width: undefined, format: 'webp' };
  return { hash, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' };
}

/** The URL of a picture's largest WebP file. */
export const imageUrl = (hash: string): string => `/media/${hash}.webp`;

/** The URL of a picture's file in one width and format. */
export const variantUrl = (
  hash: string,
  { width, format }: { width: number; format: Format },
): string => `/media/${hash}-${width}.${format}`;
