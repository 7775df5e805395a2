import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, Min } from 'class-validator';
import { Donation } from '../../donations/donation.entity.js';
import { PartialBodyOf } from '../../fields/bodies.js';
import { say } from '../../i18n/language.js';

const notAnAmount = say('Iznos mora biti barem 0,01', 'The amount must be at least 0.01');

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
      'What is given, in hundredths of the currency, and no more than was paid. Left out: all that was paid.',
  })
  @IsOptional()
  @IsInt(notAnAmount)
  @Min(1, notAnAmount)
  paidCents?: number | null;
}
