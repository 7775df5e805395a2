import { ApiProperty } from '@nestjs/swagger';
import { imageUrl, variantUrl } from '../image-url.js';
import { FORMATS, type Format, type Media } from '../media.entity.js';

export const EXAMPLE_HASH = '9f86d081884c7d659a2feaa0c55ad015';

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

/** A picture of the site, with the data that a page needs to show it. */
export class ImageDto {
  @ApiProperty({
    description: 'Its largest WebP file, which every browser reads.',
    example: `/media/${EXAMPLE_HASH}.webp`,
  })
  url: string;

  @ApiProperty({ description: 'Of the file at `url`, in pixels.', example: 1600 })
  width: number;

  @ApiProperty({ description: 'Of the file at `url`, in pixels.', example: 1067 })
  height: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What it shows, for whoever does not see it.',
    example: 'Mladi na radionici u Kninu',
  })
  alt: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Young people at a workshop in Knin' })
  altEn: string | null;

  @ApiProperty({
    description: 'Its average colour, to show until it is there.',
    example: '#7d8a6b',
  })
  placeholder: string;

  @ApiProperty({ type: [VariantDto], description: 'Its files, narrowest first.' })
  variants: VariantDto[];
}

export function toImage(media: Media): ImageDto {
  const { hash, width, height, alt, altEn, placeholder, variants } = media;
  return {
    url: imageUrl(hash),
    width,
    height,
    alt,
    altEn,
    placeholder,
    variants: variants.map((one) => ({
      url: variantUrl(hash, one),
      width: one.width,
      height: one.height,
      format: one.format,
    })),
  };
}
