import type { Format } from './media.entity.js';

/** What an address under /media names; without a width the picture's largest WebP file. */
export interface ImageAddress {
  hash: string;
  width: number | undefined;
  format: Format;
}

const FILE = /^\/media\/([0-9a-f]{32})(?:\.webp|-([1-9]\d{0,3})\.(avif|webp))$/;

/** Reads an address as `imageAddress` writes it; undefined when it is no picture of ours. */
export function readImageAddress(path: string): ImageAddress | undefined {
  const [, hash, width, format] = FILE.exec(path) ?? [];
  if (hash === undefined) return undefined;
  if (width === undefined) return { hash, width: undefined, format: 'webp' };
  return { hash, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' };
}

/** Where a picture's largest WebP file is. */
export const imageAddress = (hash: string): string => `/media/${hash}.webp`;

/** Where one of a picture's files is. */
export const variantAddress = (
  hash: string,
  { width, format }: { width: number; format: Format },
): string => `/media/${hash}-${width}.${format}`;
