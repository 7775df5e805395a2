import { ApiProperty } from '@nestjs/swagger';
import { AnswerOf, BodyOf, ChangeOf } from '../../fields/bodies.js';
import type { ImageDto } from '../../media/dto/image.dto.js';
import { ApiImage } from '../../media/with-images.js';
import { Settings } from '../settings.entity.js';

export class UpdateSettingsDto extends ChangeOf(BodyOf(Settings)) {}

export class SettingsDto extends AnswerOf(Settings, ['updatedAt']) {
  @ApiProperty({
    required: false,
    format: 'date-time',
    type: String,
    description: 'Time of the last change. For administrators only.',
    example: '2026-05-01T09:30:00.000Z',
  })
  updatedAt?: Date;

  @ApiImage()
  homeImage?: ImageDto | null;

  @ApiImage()
  aboutImage?: ImageDto | null;
}
