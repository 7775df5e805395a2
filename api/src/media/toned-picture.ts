import sharp from 'sharp';
import { AVIF, WEBP } from './encoding.js';
import type { Format } from './media.entity.js';
import { linearOf, type Tone } from './tones.js';

// One thread: of two CPU cores, one stays free for visitors.
sharp.concurrency(1);
sharp.cache(false);

/** The darkest and the lightest hundredth of the pixels become the tone's shadows and lights. */
const STRETCH = { lower: 1, upper: 99 };

interface TonedFile {
  width: number;
  format: Format;
  tone: Exclude<Tone, 'colour'>;
}

/**
 * Encodes a file of a picture in two colours.
 * @param master the largest file of the picture, in its own colours
 */
export async function tonePicture(
  master: Buffer,
  { width, format, tone }: TonedFile,
): Promise<Buffer> {
  const { hasAlpha } = await sharp(master).metadata();
  // Before it is scaled down, so that all files of a picture are stretched alike. As a PNG, which
  // has the three equal channels that raw pixels of a grey picture lack.
  const grey = await sharp(master)
    .greyscale()
    .normalise(STRETCH)
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { factors, summands } = linearOf(tone);
  const picture = sharp(grey)
    .resize({ width })
    .linear(hasAlpha ? [...factors, 1] : factors, hasAlpha ? [...summands, 0] : summands);
  return (format === 'avif' ? picture.avif(AVIF) : picture.webp(WEBP)).toBuffer();
}
