import { ApiProperty } from '@nestjs/swagger';
import { AnswerOf } from '../../fields/bodies.js';
import { imageUrl, variantUrl } from '../image-url.js';
import { Media } from '../media.entity.js';
import type { Tone } from '../tones.js';
import { IMAGE_URL, ImageDto, toImage, VariantDto } from './image.dto.js';
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

  @ApiProperty({
    type: () => ImageDto,
    description: 'The same as pages without a category show it, perhaps in two colours.',
  })
  shown: ImageDto;

  @ApiProperty({ type: [MediaUseDto], description: 'The rows that use it.' })
  usedBy: MediaUseDto[];
}

/**
 * A picture with the URLs of its files and the rows that show it.
 * @param tone in which pages show it
 */
export function toMedia(stored: Media, usedBy: MediaUseDto[], tone: Tone): MediaDto {
  const { variants, ...media } = stored;
  return {
    ...media,
    usedBy,
    shown: toImage(stored, tone),
    url: imageUrl(media.hash),
    variants: variants.map((one) => ({ url: variantUrl(media.hash, one), ...one })),
  };
}
