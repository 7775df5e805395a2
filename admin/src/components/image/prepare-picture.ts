import { fileSize } from '../format/file-size';

const maxBytes = 10 * 1024 * 1024;
/** The formats that the server reads. */
const sentTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** What the file dialog offers; iPhones then pass on a JPEG instead of HEIC. */
export const acceptedPictures = 'image/*';

/** A text of the catalogue with its values. */
export interface PictureText {
  key: string;
  values?: Record<string, string | number>;
}

/** A picture to send, and what was done to it; or why it cannot be sent. */
export type PreparedPicture = { file: File; done?: PictureText } | { error: PictureText };

const isHeic = ({ name, type }: File) =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

const refused = (reason: string): PreparedPicture => ({
  error: { key: `admin.image.error.${reason}` },
});

/**
 * Makes a picture ready for the server: one in a format that the server does not read, or of more
 * than 10 MB, is encoded anew, where the browser can decode it.
 */
export async function preparePicture(file: File, locale: string): Promise<PreparedPicture> {
  const heic = isHeic(file);
  if (!heic && !file.type.startsWith('image/')) return refused('notImage');
  if (file.size === 0) return refused('empty');
  const readable = sentTypes.includes(file.type);
  if (readable && file.size <= maxBytes) return { file };
  try {
    const { shrinkPicture } = await import('./shrink-picture');
    const shrunk = await shrinkPicture(file);
    if (shrunk.file.size > maxBytes) return refused('tooBig');
    const { width, height } = shrunk;
    const sizes = { from: fileSize(file.size, locale), to: fileSize(shrunk.file.size, locale) };
    const key = `admin.image.prepared.${readable ? 'shrunk' : 'converted'}`;
    return { file: shrunk.file, done: { key, values: { ...sizes, width, height } } };
  } catch {
    return refused(heic ? 'heic' : readable ? 'tooBig' : 'format');
  }
}
