/** At least this share of a drawing's or a logo's pixels has one of the most frequent colours. */
const MIN_SHARE = 0.4;
const FREQUENT_COLOURS = 4;

/**
 * Whether a picture is a drawing or a logo and not a photo: many of its pixels have exactly the
 * same few colours, which noise prevents in photos. Transparent pixels do not count.
 * @param pixels red, green, blue and opacity of each
 */
export function isDrawing(pixels: Buffer): boolean {
  const counts = new Map<number, number>();
  let opaque = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if (pixels.readUInt8(at + 3) < 250) continue;
    opaque += 1;
    const colour = pixels.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const frequent = [...counts.values()]
    .sort((one, other) => other - one)
    .slice(0, FREQUENT_COLOURS);
  const share = frequent.reduce((sum, count) => sum + count, 0) / opaque;
  return share >= MIN_SHARE;
}
