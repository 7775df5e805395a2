import type { Schemas } from '../../api/schemas';

/** The most important part of a picture, in percent from its left and upper edge. */
export type FocalPoint = Pick<Schemas['ImageDto'], 'focalX' | 'focalY'>;

export const isSamePoint = (one: FocalPoint, other: FocalPoint): boolean =>
  one.focalX === other.focalX && one.focalY === other.focalY;

/** The `object-position` of a cropped picture; by default its centre. */
export const cropPosition = (point: FocalPoint | null | undefined): string | undefined =>
  point ? `${point.focalX}% ${point.focalY}%` : undefined;

/** A part of a length as a percentage in steps of ten, as the API stores it. */
export const inTens = (part: number): number =>
  Math.round(Math.min(1, Math.max(0, part)) * 10) * 10;

/** A file of a picture that is large enough for a form. */
export const fileForForm = ({ variants, url }: Schemas['ImageDto']): string =>
  variants.find(({ format, width }) => format === 'webp' && width > 640)?.url ?? url;
