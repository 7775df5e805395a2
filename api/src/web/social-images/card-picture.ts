import sharp from 'sharp';

/** The picture of the page that a card belongs to, and the part of it that a crop keeps. */
export interface CardPicture {
  /** A path on this site. */
  url: string;
  /** In percent from its left and upper edge. */
  focalX: number;
  focalY: number;
}

/** The right third of a card. */
const FRAME = { left: 792, width: 408, height: 560 } as const;
/** Its left edge is that of a stone; the wall covers the lower one. */
const OUTLINE = 'M1200 0V560H806Q796 490 800 400Q804 300 794 190Q789 90 818 0Z';

/** Where the text ends beside a picture, in pixels from the left. */
export const TEXT_END = 748;

/** A picture that fills the right third of a card, as SVG. */
export async function pictureDrawing(
  file: Buffer,
  { focalX, focalY }: CardPicture,
): Promise<string> {
  const { width = 1, height = 1 } = await sharp(file).metadata();
  const scale = Math.max(FRAME.width / width, FRAME.height / height);
  const scaled = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  // A drawing is drawn at the size that is needed, not enlarged.
  const png = await sharp(file, { density: Math.min(2400, Math.max(72, 72 * scale)) })
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      left: Math.round(((scaled.width - FRAME.width) * focalX) / 100),
      top: Math.round(((scaled.height - FRAME.height) * focalY) / 100),
      width: FRAME.width,
      height: FRAME.height,
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return [
    `<clipPath id="picture"><path d="${OUTLINE}"/></clipPath>`,
    `<image clip-path="url(#picture)" x="${FRAME.left}" y="0" width="${FRAME.width}" height="${FRAME.height}" href="data:image/png;base64,${png.toString('base64')}"/>`,
  ].join('');
}
