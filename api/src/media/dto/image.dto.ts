import { ApiProperty, PickType } from '@nestjs/swagger';
import { AnswerOf } from '../../fields/bodies.js';
import { imageUrl, variantUrl } from '../image-url.js';
import { EXAMPLE_HASH, FORMATS, Media, type Format } from '../media.entity.js';
import { toned, type Tone } from '../tones.js';

/** A file of a picture. */
export class VariantDto {
  @ApiProperty({ example: `/media/${EXAMPLE_HASH}-960.avif` })
  url: string;

  @ApiProperty({ description: 'In pixels.', example: 960 })
  width: number;

  @ApiProperty({ description: 'In pixels.', example: 640 })
  height: number;

  @ApiProperty({ enum: FORMATS, example: 'avif' })
  format: Format;
}

/** The document of the URL of a picture. */
export const IMAGE_URL = {
  description: 'Its largest WebP file.',
  example: `/media/${EXAMPLE_HASH}.webp`,
};

/**
 * A picture of the site as pages show it: photos in two colours, unless the settings or the picture
 * say otherwise. It has the data that a page needs.
 */
export class ImageDto extends PickType(AnswerOf(Media, ['variants']), [
  'width',
  'height',
  'alt',
  'altEn',
  'focalX',
  'focalY',
  'placeholder',
]) {
  @ApiProperty(IMAGE_URL)
  url: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Its caption with its credit.',
    example: 'Radionica u Kninu, svibanj 2026. Foto: Ana Horvat',
  })
  caption: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'A workshop in Knin, May 2026. Photo: Ana Horvat',
  })
  captionEn: string | null;

  @ApiProperty({ type: [VariantDto], description: 'Its files, narrowest first.' })
  variants: VariantDto[];
}

/** A caption with a credit as one text; null without either. */
function joined(caption: string | null, credit: string | null): string | null {
  if (caption === null || credit === null) return caption ?? credit;
  return `${caption}${/[.!?…]$/u.test(caption) ? '' : '.'} ${credit}`;
}

export function toImage(media: Media, tone: Tone): ImageDto {
  const { hash, width, height, decorative, focalX, focalY, placeholder, variants } = media;
  const { alt, altEn } = decorative ? { alt: null, altEn: null } : media;
  const { caption, captionEn, credit, creditEn } = media;
  return {
    url: imageUrl(hash, tone),
    width,
    height,
    alt,
    altEn,
    caption: joined(caption, credit),
    captionEn: joined(captionEn, captionEn === null ? creditEn : (creditEn ?? credit)),
    focalX,
    focalY,
    placeholder: toned(placeholder, tone),
    variants: variants.map((one) => ({
      url: variantUrl(hash, one, tone),
      width: one.width,
      height: one.height,
      format: one.format,
    })),
  };
}
