import { formatDate } from '../components/format/date';
import { fileSize } from '../components/format/file-size';
import type { Picture } from '../providers/upload-picture';

/** Dimensions, file size and date of a picture in one line. */
export function pictureFacts(picture: Picture, locale: string): string {
  const { width, height, size, createdAt } = picture;
  return [`${width} × ${height}`, fileSize(size, locale), formatDate(createdAt)].join(' · ');
}
