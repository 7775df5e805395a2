import type { Picture } from '../../providers/upload-picture';

/** What a picture lacks before visitors may see it. */
export type PictureGap = 'description' | 'consent';

type Described = Pick<Picture, 'decorative' | 'alt' | 'altEn' | 'showsPeople' | 'consentDate'>;

/** @param onlyCroatian whether it is used where nothing is in English */
export function pictureGaps(picture: Described, onlyCroatian = false): PictureGap[] {
  const { decorative, alt, altEn, showsPeople, consentDate } = picture;
  const gaps: PictureGap[] = [];
  if (!decorative && !(alt && (altEn || onlyCroatian))) gaps.push('description');
  if (showsPeople && consentDate === null) gaps.push('consent');
  return gaps;
}
