import { PartialType } from '@nestjs/swagger';
import { PartialBodyOf } from '../../fields/bodies.js';
import { Media } from '../media.entity.js';

/** The texts of a picture. Omitted fields stay unchanged. */
export class MediaTextsDto extends PartialType(PartialBodyOf(Media, ['name', 'alt', 'altEn']), {
  skipNullProperties: false,
}) {}
