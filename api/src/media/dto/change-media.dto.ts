import { PartialType } from '@nestjs/swagger';
import { PartialBodyOf } from '../../fields/bodies.js';
import { Media } from '../media.entity.js';

/** What can be changed of a picture. Omitted fields stay unchanged. */
export class ChangeMediaDto extends PartialType(
  PartialBodyOf(Media, [
    'name',
    'alt',
    'altEn',
    'decorative',
    'caption',
    'captionEn',
    'credit',
    'creditEn',
    'showsPeople',
    'consentDate',
    'focalX',
    'focalY',
    'fullColour',
  ]),
  { skipNullProperties: false },
) {}
