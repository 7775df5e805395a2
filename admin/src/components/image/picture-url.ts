import { cropPosition, type FocalPoint } from './focal-point';

/** Whether the panel may show the picture: it loads nothing from other origins. */
export function isOwnUrl(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}

/** The hash of a picture of the library in its URL; undefined for any other URL. */
export function libraryHash(url: string): string | undefined {
  return /^\/media\/([0-9a-f]{32})[-.]/.exec(url)?.[1];
}

interface WithImage {
  image: ({ variants: { url: string; format: string }[] } & FocalPoint) | null;
}

/** A record's picture in a list. */
export interface ListPicture {
  url: string | null;
  /** The `object-position` of its crop; undefined for the centre. */
  position?: string;
}

/**
 * The smallest file of a record's picture, for a list; that at `url` where there are no variants.
 */
export const smallestPicture = ({ image }: WithImage, url: string | null): ListPicture => ({
  url: image?.variants.find(({ format }) => format === 'webp')?.url ?? url,
  position: cropPosition(image),
});
