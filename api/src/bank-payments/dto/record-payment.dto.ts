import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, Min } from 'class-validator';
import { Donation } from '../../donations/donation.entity.js';
import { PartialBodyOf } from '../../fields/bodies.js';
import { bilingual } from '../../i18n/language.js';

const notAnAmount = bilingual('Iznos mora biti barem 0,01', 'The amount must be at least 0.01');

/** The donation to enter from a payment without a pledge, with its currency and day. */
export class RecordPaymentDto extends PartialBodyOf(
  Donation,
  ['donorName', 'isAnonymous', 'note'],
  { defaulted: ['isAnonymous'] },
) {
  @ApiProperty({
    required: false,
    nullable: true,
    type: 'integer',
    minimum: 1,
    example: 4550,
    description:
      'The donated amount in hundredths of the currency, at most the payment. Default: the whole payment.',
  })
  @IsOptional()
  @IsInt(notAnAmount)
  @Min(1, notAnAmount)
  paidCents?: number | null;
}
