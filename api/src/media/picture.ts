import { createHash } from 'node:crypto';
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { InvalidInputError, UnsupportedMediaTypeError } from '../problems/domain-errors.js';
import { AVIF, WEBP } from './encoding.js';
import { isDrawing } from './is-drawing.js';
import type { Format, Variant } from './media.entity.js';
import { checkFormat } from './picture-format.js';

/** Widths in pixels of the smaller files; the largest has the picture's own, up to MAX_WIDTH. */
const WIDTHS = [480, 960];
const MAX_WIDTH = 1600;
/** Pictures that are higher are scaled down. */
const MAX_HEIGHT = 2 * MAX_WIDTH;

const MAX_MEGAPIXELS = 50;
const MIN_SIDE = 16;
const DECODING_S = 30;
const SAMPLE_SIDE = 128;

// One thread: of two CPU cores, one stays free for visitors.
sharp.concurrency(1);
sharp.cache(false);

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** A decoded picture: its pixels in sRGB, its largest WebP file and the hash of that file. */
export interface Picture {
  hash: string;
  width: number;
  height: number;
  /** Its average colour on white, like `#aabbcc`. */
  placeholder: string;
  isDrawing: boolean;
  master: Buffer;
  pixels: Pixels;
}

export interface EncodedFile extends Variant {
  bytes: Buffer;
}

/**
 * Decodes an uploaded file: upright, in sRGB, and without its metadata, such as the location of a
 * photo.
 * @throws UnsupportedMediaTypeError when it is no JPEG, PNG, WebP or AVIF, or is animated
 * @throws InvalidInputError when it is damaged, too large, too small, or also of another format
 */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  checkFormat(bytes);
  checkDimensions(await orInvalid(sharp(bytes, { limitInputPixels: false }).metadata()), bytes);
  const pixels = await orInvalid(
    sharp(bytes, { limitInputPixels: MAX_MEGAPIXELS * 1e6, failOn: 'truncated' })
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
    isDrawing: isDrawing(await sampled(pixels)),
    master,
    pixels,
  };
}

/** Encodes all files of a picture, narrowest first, AVIF before WebP. */
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

/** A small part of the pixels, with the colours that they have. */
function sampled(pixels: Pixels): Promise<Buffer> {
  return open(pixels)
    .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'fill', kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer();
}

/** Converts any error of the decoder to an invalid file. */
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

/** Reads the header only, before any pixels are decoded. */
function checkDimensions({ width, height, pages = 1 }: Metadata, bytes: Buffer): void {
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
