import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { DataSource } from 'typeorm';
import { MediaFile } from '../../src/media/media-file.entity.js';
import { Media } from '../../src/media/media.entity.js';

let pictures = 0;

/** A colour that is different each time. */
function nextColour(): [number, number, number] {
  pictures += 1;
  return [(pictures * 83) % 256, (pictures * 47) % 256, (pictures * 149) % 256];
}

/** A small PNG of a colour that is different each time. */
export function uniquePicture(width = 32, height = 24): Promise<Buffer> {
  const [r, g, b] = nextColour();
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}

/** A chunk of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A PNG that declares the given size, whatever its pixels are. */
export function rawPng(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The data URL of a small picture of a colour that is different each time. */
function uniqueDataUrl(): string {
  const row = [0, ...Array<number[]>(16).fill(nextColour()).flat()];
  const png = rawPng(16, 16, Buffer.from(Array<number[]>(16).fill(row).flat()));
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** The body that uploads a picture as JSON, as react-admin sends it. */
export function mediaBody(fields: object = {}) {
  return {
    file: { title: 'radionica.png', src: uniqueDataUrl() },
    alt: 'Mladi na radionici',
    altEn: 'Young people at a workshop',
    ...fields,
  };
}

/** A picture in the database, with one file that is no real image. */
export async function createMedia(
  dataSource: DataSource,
  fields: Partial<Media> = {},
): Promise<Media> {
  pictures += 1;
  const [media, files] = [dataSource.getRepository(Media), dataSource.getRepository(MediaFile)];
  const [width, height, bytes] = [32, 24, Buffer.from(`picture ${pictures}`)];
  const row = media.create({
    hash: pictures.toString(16).padStart(32, '0'),
    name: 'radionica.jpg',
    mimeType: 'image/webp',
    width,
    height,
    size: bytes.length,
    placeholder: '#aabbcc',
    variants: [{ format: 'webp', width, height, size: bytes.length }],
    ...fields,
  });
  await media.insert(row);
  await files.insert({ mediaId: row.id, format: 'webp', width, bytes });
  return media.findOneByOrFail({ id: row.id });
}
