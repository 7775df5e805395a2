import sharp from 'sharp';
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

export interface EncodedPicture extends Omit<MailPicture, 'hash'> {
  bytes: Buffer;
}

/**
 * Encodes a file of the library for mail programs, as Outlook for Windows shows no WebP: JPEG, or
 * PNG for a picture with transparent parts.
 */
export async function encodeForMail(file: Buffer, use: PictureUse): Promise<EncodedPicture> {
  const picture =
    use === 'whole'
      ? sharp(file).resize({
          width: MAX_WIDTH,
          height: MAX_HEIGHT,
          fit: 'inside',
          withoutEnlargement: true,
        })
      : sharp(file, { density: 144 }).resize({
          ...SMALL,
          fit: use === 'emblem' ? 'inside' : 'cover',
        });
  const { isOpaque } = await sharp(file).stats();
  const format = isOpaque && use !== 'emblem' ? 'jpeg' : 'png';
  const encoded = format === 'jpeg' ? picture.jpeg(JPEG) : picture.png(PNG);
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, format, width: info.width, height: info.height };
}
