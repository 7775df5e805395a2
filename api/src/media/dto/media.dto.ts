import { ApiProperty, OmitType } from '@nestjs/swagger';
import { imageUrl, variantUrl } from '../image-url.js';
import type { Media } from '../media.entity.js';
import { EXAMPLE_HASH, ImageDto, VariantDto } from './image.dto.js';
import { MediaUseDto } from './media-use.dto.js';

export class MediaVariantDto extends VariantDto {
  @ApiProperty({ description: 'In bytes.', example: 43150 })
  size: number;
}

/** A picture of the site, with its files. */
export class MediaDto extends OmitType(ImageDto, ['variants']) {
  @ApiProperty({ example: 2 })
  id: number;

  @ApiProperty({ description: 'Names its content.', example: EXAMPLE_HASH })
  hash: string;

  @ApiProperty({ description: 'What the file was called.', example: 'radionica.jpg' })
  name: string;

  @ApiProperty({ description: 'Of the file at `url`.', example: 'image/webp' })
  mimeType: string;

  @ApiProperty({ description: 'Of the file at `url`, in bytes.', example: 142480 })
  size: number;

  @ApiProperty({ type: [MediaVariantDto], description: 'Its files, narrowest first.' })
  variants: MediaVariantDto[];

  @ApiProperty({ type: [MediaUseDto], description: 'The rows that show it.' })
  usedBy: MediaUseDto[];

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  createdAt: Date;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  updatedAt: Date;
}

/** A picture with the URLs of its files and the rows that show it. */
export function toMedia({ variants, ...media }: Media, usedBy: MediaUseDto[]): MediaDto {
  return {
    ...media,
    usedBy,
    url: imageUrl(media.hash),
    variants: variants.map((one) => ({ url: variantUrl(media.hash, one), ...one })),
  };
}
