import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min, ValidateBy, ValidateIf } from 'class-validator';
import { isReference } from 'shared/donation-reference';
import { MAX_PLEDGE_EUROS } from 'shared/limits';
import { bilingual } from '../../i18n/language.js';
import { NOT_AN_AMOUNT } from './pledge.dto.js';

const isGiven = (_: object, value: unknown) => value !== undefined;

/** The payment for which a slip is drawn. */
export class SlipQueryDto {
  @ApiProperty({
    required: false,
    type: 'integer',
    minimum: 1,
    maximum: MAX_PLEDGE_EUROS,
    description: 'Whole euros. Without it the payer enters the amount.',
    example: 50,
  })
  @ValidateIf(isGiven)
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value,
  )
  @IsInt(NOT_AN_AMOUNT)
  @Min(1, NOT_AN_AMOUNT)
  @Max(MAX_PLEDGE_EUROS, NOT_AN_AMOUNT)
  amount?: number;

  @ApiProperty({
    required: false,
    type: String,
    description: 'The reference of a pledge. Default: the day of the payment.',
    example: '2026-00128',
  })
  @ValidateIf(isGiven)
  @ValidateBy(
    {
      name: 'isReference',
      validator: { validate: (value) => typeof value === 'string' && isReference(value) },
    },
    bilingual('Takav poziv na broj ne postoji', 'There is no such reference number'),
  )
  reference?: string;
}
