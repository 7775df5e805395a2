import type { Format } from './media.entity.js';
import { TONES, type Tone } from './tones.js';

/** The parts of a URL under /media; without a width it is the picture's largest WebP file. */
export interface ImageUrl {
  hash: string;
  width: number | undefined;
  tone: Tone;
  format: Format;
}

/** The URL of a picture of the library, with any of its files. */
export const LIBRARY_URL =
  /^\/media\/([0-9a-f]{32})(?:-(sea|olive|fig))?(?:\.webp|-([1-9]\d{0,3})\.(avif|webp))$/;

/** Parses a URL of `imageUrl` or `variantUrl`; undefined for any other. */
export function readImageUrl(path: string): ImageUrl | undefined {
  const [, hash, name, width, format] = LIBRARY_URL.exec(path) ?? [];
  if (hash === undefined) return undefined;
  const tone = TONES.find((one) => one === name) ?? 'colour';
  if (width === undefined) return { hash, width: undefined, tone, format: 'webp' };
  return { hash, width: Number(width), tone, format: format === 'avif' ? 'avif' : 'webp' };
}

/** The beginning of the URLs of a picture's files in a tone. */
const start = (hash: string, tone: Tone): string =>
  tone === 'colour' ? `/media/${hash}` : `/media/${hash}-${tone}`;

/** The URL of a picture's largest WebP file. */
export const imageUrl = (hash: string, tone: Tone = 'colour'): string =>
  `${start(hash, tone)}.webp`;

/** The URL of a picture's file in one width and format. */
export const variantUrl = (
  hash: string,
  { width, format }: { width: number; format: Format },
  tone: Tone = 'colour',
): string => `${start(hash, tone)}-${width}.${format}`;
