import { PartialType } from '@nestjs/swagger';
import { PartialBodyOf } from '../../fields/bodies.js';
import { Media } from '../media.entity.js';

/** What can be changed of a picture. Omitted fields stay unchanged. */
export class ChangeMediaDto extends PartialType(
  PartialBodyOf(Media, ['name', 'alt', 'altEn', 'focalX', 'focalY', 'fullColour']),
  { skipNullProperties: false },
) {}
