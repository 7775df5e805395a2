import { ApiProperty } from '@nestjs/swagger';
import { AnswerOf, BodyOf, ChangeOf } from '../../fields/bodies.js';
import type { ImageDto } from '../../media/dto/image.dto.js';
import { ApiImage } from '../../media/with-images.js';
import { Settings } from '../settings.entity.js';
import { AccountChangeDto } from './account-change.dto.js';

export class UpdateSettingsDto extends ChangeOf(
  BodyOf(Settings, { readOnly: ['secondFactorRequiredSince'] }),
) {}

export class SettingsDto extends AnswerOf(Settings, [
  'updatedAt',
  'accountChangeHours',
  'requireSecondFactor',
  'secondFactorGraceDays',
  'secondFactorRequiredSince',
  'firstStepsHidden',
  'testimonyConsentDate',
]) {
  @ApiProperty({
    required: false,
    format: 'date-time',
    type: String,
    description: 'Time of the last change. For administrators only.',
    example: '2026-05-01T09:30:00.000Z',
  })
  updatedAt?: Date;

  @ApiProperty({
    required: false,
    type: 'integer',
    description:
      'For how many hours a change of the account waits. For administrators and accountants only.',
    example: 24,
  })
  accountChangeHours?: number;

  @ApiProperty({
    required: false,
    nullable: true,
    type: AccountChangeDto,
    description: 'The change of the account that waits. For administrators and accountants only.',
  })
  pendingAccount?: AccountChangeDto | null;

  @ApiProperty({
    required: false,
    description:
      'Whether all users must have a second factor. For administrators and accountants only.',
    example: false,
  })
  requireSecondFactor?: boolean;

  @ApiProperty({
    required: false,
    type: 'integer',
    description:
      'For how many days users may work without it. For administrators and accountants only.',
    example: 14,
  })
  secondFactorGraceDays?: number;

  @ApiProperty({
    required: false,
    description:
      'Whether the dashboard no longer shows the first steps. For administrators and accountants only.',
    example: false,
  })
  firstStepsHidden?: boolean;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    format: 'date',
    description:
      'When the quoted person consented to publication. For administrators and accountants only.',
    example: '2026-05-04',
  })
  testimonyConsentDate?: string | null;

  @ApiImage()
  homeImage?: ImageDto | null;

  @ApiImage()
  aboutImage?: ImageDto | null;
}
