import sharp, { type Sharp } from 'sharp';
import type { MailPicture } from '../template/mail-picture.js';

/** Almost twice the width of a mail's column, for sharp screens. */
const MAX_WIDTH = 960;
const MAX_HEIGHT = 1280;
/** A small picture has the proportions of those on the site's cards. */
const SMALL = { width: 320, height: 200 };
const JPEG = { quality: 70, mozjpeg: true };
const PNG = { palette: true, effort: 7 };

/** Whole, or small beside a text: cropped, or an emblem, whose shape and colours stay exact. */
export type PictureUse = 'whole' | 'small' | 'emblem';

// One thread: of two CPU cores, one stays free for visitors.
sharp.concurrency(1);
sharp.cache(false);

/** The point that a crop shows, in per cent from the left and upper edge. */
export interface Focus {
  x: number;
  y: number;
}

const CENTRE: Focus = { x: 50, y: 50 };

/** A picture cropped as pages crop it (`object-fit: cover` with `object-position`). */
async function cropped(picture: Sharp, { x, y }: Focus): Promise<Sharp> {
  const { data, info } = await picture
    .resize({ ...SMALL, fit: 'outside' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return sharp(data).extract({
    ...SMALL,
    left: Math.round(((info.width - SMALL.width) * x) / 100),
    top: Math.round(((info.height - SMALL.height) * y) / 100),
  });
}

export interface EncodedPicture extends Omit<MailPicture, 'hash'> {
  bytes: Buffer;
}

async function shaped(file: Buffer, use: PictureUse, focus: Focus): Promise<Sharp> {
  if (use === 'whole') {
    const [width, height] = [MAX_WIDTH, MAX_HEIGHT];
    return sharp(file).resize({ width, height, fit: 'inside', withoutEnlargement: true });
  }
  const drawn = sharp(file, { density: 144 });
  if (use === 'emblem') return drawn.resize({ ...SMALL, fit: 'inside' });
  return cropped(drawn, focus);
}

/**
 * Encodes a file of the library for mail programs, as Outlook for Windows shows no WebP: JPEG, or
 * PNG for a picture with transparent parts.
 * @param focus the point that a small picture shows
 */
export async function encodeForMail(
  file: Buffer,
  use: PictureUse,
  focus: Focus = CENTRE,
): Promise<EncodedPicture> {
  const picture = await shaped(file, use, focus);
  const { isOpaque } = await sharp(file).stats();
  const format = isOpaque && use !== 'emblem' ? 'jpeg' : 'png';
  const encoded = format === 'jpeg' ? picture.jpeg(JPEG) : picture.png(PNG);
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, format, width: info.width, height: info.height };
}
