import { ApiProperty } from '@nestjs/swagger';
import { AnswerOf } from '../../fields/bodies.js';
import { imageUrl, variantUrl } from '../image-url.js';
import { Media } from '../media.entity.js';
import { IMAGE_URL, VariantDto } from './image.dto.js';
import { MediaUseDto } from './media-use.dto.js';

export class MediaVariantDto extends VariantDto {
  @ApiProperty({ description: 'In bytes.', example: 43150 })
  size: number;
}

/** A picture of the site, with its files. */
export class MediaDto extends AnswerOf(Media, ['variants']) {
  @ApiProperty(IMAGE_URL)
  url: string;

  @ApiProperty({ type: [MediaVariantDto], description: 'Its files, narrowest first.' })
  variants: MediaVariantDto[];

  @ApiProperty({ type: [MediaUseDto], description: 'The rows that use it.' })
  usedBy: MediaUseDto[];
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
