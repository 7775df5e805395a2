import sharp from 'sharp';
import type { DataSource } from 'typeorm';
import { MediaFile } from '../../src/media/media-file.entity.js';
import { Media } from '../../src/media/media.entity.js';

let pictures = 0;

/** A small PNG, each time of another colour. */
export function somePicture(width = 32, height = 24): Promise<Buffer> {
  pictures += 1;
  const background = { r: (pictures * 40) % 256, g: (pictures * 7) % 256, b: (pictures >> 5) * 20 };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A PNG of 16 by 16 pixels, written out so that a body can be had without waiting. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGUlEQVQokWNQWlVOEmIY1bBqNJSUhmvSAABjAkMQPztT6gAAAABJRU5ErkJggg==';

/** The body that uploads a picture as JSON, the way react-admin does. */
export function mediaBody(fields: object = {}) {
  return {
    file: { title: 'radionica.png', src: `data:image/png;base64,${PNG}` },
    alt: 'Mladi na radionici',
    altEn: 'Young people at a workshop',
    ...fields,
  };
}

/** A picture in the database, with one file that says nothing. */
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
    ...{ width, height, size: bytes.length },
    placeholder: '#aabbcc',
    variants: [{ format: 'webp', width, height, size: bytes.length }],
    ...fields,
  });
  await media.insert(row);
  await files.insert({ mediaId: row.id, format: 'webp', width, bytes });
  return media.findOneByOrFail({ id: row.id });
}
