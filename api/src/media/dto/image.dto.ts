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

  @ApiProperty({ type: [VariantDto], description: 'Its files, narrowest first.' })
  variants: VariantDto[];
}

export function toImage(media: Media, tone: Tone): ImageDto {
  const { hash, width, height, alt, altEn, focalX, focalY, placeholder, variants } = media;
  return {
    url: imageUrl(hash, tone),
    width,
    height,
    alt,
    altEn,
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
