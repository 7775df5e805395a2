// Photos like those of cameras, and their upload to the library.
import sharp from 'sharp';

/** A picture of the size of a camera's: scaled-up noise. */
async function draw(width, height, write) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 };
  const create = { width: 400, height: 300, channels: 3, background: '#8a9', noise };
  const small = await sharp({ create }).png().toBuffer();
  return write(sharp(small).resize(width, height)).toBuffer();
}

/** Name, width, height, media type and encoder. */
export const PHOTOS = [
  [
    'a photo of 12 megapixels (JPEG)',
    4000,
    3000,
    'image/jpeg',
    (image) => image.jpeg({ quality: 85 }),
  ],
  [
    'a photo of 48 megapixels (AVIF)',
    8000,
    6000,
    'image/avif',
    (image) => image.avif({ quality: 40, effort: 0 }),
  ],
];

/**
 * Uploads a photo of `PHOTOS` as the administrator.
 *
 * @param {{ base: string, admin: string }} site its origin and the cookie of the session
 * @returns {Promise<{ stored: boolean, seconds: number }>}
 * @throws Error when it is neither stored nor refused with a message
 */
export async function uploadPhoto({ base, admin }, [name, width, height, type, write]) {
  const bytes = await draw(width, height, write);
  const form = new FormData();
  form.append('file', new Blob([bytes], { type }), 'photo');
  const before = performance.now();
  const answer = await fetch(`${base}/api/media`, {
    method: 'POST',
    headers: { cookie: admin, origin: base },
    body: form,
  });
  const seconds = (performance.now() - before) / 1000;
  if (!answer.ok && answer.status !== 400) {
    throw new Error(`The upload of ${name} answered ${answer.status}.`);
  }
  return { stored: answer.ok, seconds };
}
