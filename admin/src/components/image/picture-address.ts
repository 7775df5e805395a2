/** Whether the panel may show the picture: it loads nothing from other origins. */
export function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

/** The name of a picture of the library in its address; undefined for any other address. */
export function libraryHash(address: string): string | undefined {
  return /^\/media\/([0-9a-f]{32})[-.]/.exec(address)?.[1];
}

interface Pictured {
  image: { variants: { url: string; format: string }[] } | null;
}

/** The smallest file of a record's picture, for a list; the address itself when it has one only. */
export function smallestPicture({ image }: Pictured, address: string | null): string | null {
  return image?.variants.find(({ format }) => format === 'webp')?.url ?? address;
}
