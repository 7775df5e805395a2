import { formatDate } from '../components/format/date';
import { fileSize } from '../components/format/file-size';
import type { Picture } from '../providers/upload-picture';

/** Measures in pixels, size and day of a picture, for one line. */
export function pictureFacts(picture: Picture, locale: string): string {
  const { width, height, size, createdAt } = picture;
  return [`${width} × ${height}`, fileSize(size, locale), formatDate(createdAt)].join(' · ');
}
