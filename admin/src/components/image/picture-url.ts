/** Whether the panel may show the picture: it loads nothing from other origins. */
export function isOwnUrl(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}

/** The hash of a picture of the library in its URL; undefined for any other URL. */
export function libraryHash(url: string): string | undefined {
  return /^\/media\/([0-9a-f]{32})[-.]/.exec(url)?.[1];
}

interface WithImage {
  image: { variants: { url: string; format: string }[] } | null;
}

/**
 * The URL of the smallest file of a record's picture, for a list; `url` where there are no
 * variants.
 */
export function smallestPicture({ image }: WithImage, url: string | null): string | null {
  return image?.variants.find(({ format }) => format === 'webp')?.url ?? url;
}
