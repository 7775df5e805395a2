import { createHash } from 'node:crypto';
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { InvalidInputError, UnsupportedMediaTypeError } from '../problems/domain-errors.js';
import type { Format, Variant } from './media.entity.js';
import { checkFormat } from './picture-format.js';

/**
 * Widths in pixels, smallest first; a picture has those it is wider than, and its own up to
 * MAX_WIDTH.
 */
const WIDTHS = [480, 960];
const MAX_WIDTH = 1600;
/** A picture that is higher than twice its widest is made narrower. */
const MAX_HEIGHT = 2 * MAX_WIDTH;

const MAX_MEGAPIXELS = 50;
const MIN_SIDE = 16;
const DECODING_S = 30;

/** With effort 4 a photo takes five times as long and is 2 % smaller. */
const AVIF = { quality: 50, effort: 3 };
const WEBP = { quality: 78 };

// One picture at a time, on one thread: of two processors, one is left for visitors.
sharp.concurrency(1);
sharp.cache(false);

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** A decoded picture: its pixels as sRGB, its largest WebP file and the hash of that. */
export interface Picture {
  hash: string;
  width: number;
  height: number;
  /** Its average colour on white, like `#aabbcc`. */
  placeholder: string;
  master: Buffer;
  pixels: Pixels;
}

export interface EncodedFile extends Variant {
  bytes: Buffer;
}

/**
 * Decodes an uploaded file: turned upright, in sRGB, and without its metadata, such as where the
 * photo was taken.
 * @throws UnsupportedMediaTypeError when it is no JPEG, PNG, WebP or AVIF, or is animated
 * @throws InvalidInputError when it is damaged, too large, too small, or also something else
 */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  checkFormat(bytes);
  checkMeasures(await orInvalid(sharp(bytes, { limitInputPixels: false }).metadata()), bytes);
  const pixels = await orInvalid(
    sharp(bytes, { limitInputPixels: MAX_MEGAPIXELS * 1e6, failOn: 'error' })
      .timeout({ seconds: DECODING_S })
      .autoOrient()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const master = await open(pixels).webp(WEBP).toBuffer();
  return {
    hash: createHash('sha256').update(master).digest('hex').slice(0, 32),
    width: pixels.info.width,
    height: pixels.info.height,
    placeholder: await averageColour(pixels),
    master,
    pixels,
  };
}

/** All the files of a picture, narrowest first, AVIF before WebP. */
export async function encodePicture({ pixels, master }: Picture): Promise<EncodedFile[]> {
  const { width: own, height } = pixels.info;
  const files: EncodedFile[] = [];
  for (const width of WIDTHS.filter((one) => one < own)) {
    files.push(await encode(open(pixels).resize({ width }).avif(AVIF), 'avif'));
    files.push(await encode(open(pixels).resize({ width }).webp(WEBP), 'webp'));
  }
  files.push(await encode(open(pixels).avif(AVIF), 'avif'));
  files.push({ format: 'webp', width: own, height, size: master.length, bytes: master });
  return files;
}

function open({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

async function encode(picture: Sharp, format: Format): Promise<EncodedFile> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { format, width: info.width, height: info.height, size: data.length, bytes: data };
}

async function averageColour(pixels: Pixels): Promise<string> {
  const colour = await open(pixels)
    .flatten({ background: '#fff' })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return `#${colour.toString('hex').slice(0, 6)}`;
}

/** Every error of a decoder is taken as damage of the file. */
async function orInvalid<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding;
  } catch {
    throw InvalidInputError.of('file', {
      hr: 'Slika je oštećena ili nepotpuna.',
      en: 'The image is damaged or incomplete.',
    });
  }
}

/** The header gives the number of pixels before any are decoded. */
function checkMeasures({ width, height, pages = 1 }: Metadata, bytes: Buffer): void {
  if (width * height > MAX_MEGAPIXELS * 1e6) {
    throw InvalidInputError.of('file', {
      hr: `Slika smije imati najviše ${MAX_MEGAPIXELS} megapiksela.`,
      en: `The image may have at most ${MAX_MEGAPIXELS} megapixels.`,
    });
  }
  if (Math.min(width, height) < MIN_SIDE) {
    throw InvalidInputError.of('file', {
      hr: `Slika mora biti široka i visoka barem ${MIN_SIDE} piksela.`,
      en: `The image must be at least ${MIN_SIDE} pixels wide and high.`,
    });
  }
  if (pages > 1 || isAnimatedPng(bytes)) {
    const stillImage = {
      hr: 'Animirane slike nisu podržane. Pošaljite sliku koja miruje.',
      en: 'Animated images are not supported. Please send a still one.',
    };
    throw new UnsupportedMediaTypeError(stillImage, { file: stillImage });
  }
}

/** PNG, third edition, section 11.3.6.1: the chunk acTL comes before the first IDAT. */
function isAnimatedPng(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return false;
  const data = bytes.indexOf('IDAT');
  return data >= 0 && bytes.subarray(0, data).includes('acTL');
}
