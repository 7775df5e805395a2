import { ApiProperty, PickType } from '@nestjs/swagger';
import { AnswerOf } from '../../fields/bodies.js';
import { imageUrl, variantUrl } from '../image-url.js';
import { EXAMPLE_HASH, FORMATS, Media, type Format } from '../media.entity.js';

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

/** A picture of the site, with the data that a page needs to show it. */
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

export function toImage(media: Media): ImageDto {
  const { hash, width, height, alt, altEn, focalX, focalY, placeholder, variants } = media;
  return {
    url: imageUrl(hash),
    width,
    height,
    alt,
    altEn,
    focalX,
    focalY,
    placeholder,
    variants: variants.map((one) => ({
      url: variantUrl(hash, one),
      width: one.width,
      height: one.height,
      format: one.format,
    })),
  };
}
