import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { MAX_PLEDGE_EUROS } from 'shared/limits';
import { PublicForm } from '../../fields/public-form.js';
import { OptionalNotNull } from '../../fields/rules.js';
import { bilingual } from '../../i18n/language.js';
import { DonorDto } from './donor.dto.js';

export const NOT_AN_AMOUNT = bilingual(
  'Iznos mora biti cijeli broj eura od 1 do 100.000',
  'The amount must be a whole number of euros from 1 to 100,000',
);

/** A pledge by a visitor. */
export class PledgeDto extends IntersectionType(DonorDto, PublicForm) {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: MAX_PLEDGE_EUROS,
    description: 'Whole euros.',
    example: 50,
  })
  @IsInt(NOT_AN_AMOUNT)
  @Min(1, NOT_AN_AMOUNT)
  @Max(MAX_PLEDGE_EUROS, NOT_AN_AMOUNT)
  amount: number;

  @ApiProperty({ required: false, default: 'EUR', enum: ['EUR'], example: 'EUR' })
  @OptionalNotNull()
  @IsIn(
    ['EUR'],
    bilingual('Donirati se može samo u eurima (EUR)', 'Donations are in euros (EUR) only'),
  )
  currency?: 'EUR';
}
