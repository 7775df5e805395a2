import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { bilingual } from '../../i18n/language.js';

const notADonation = bilingual('Odaberite donaciju', 'Choose a donation');

export class MatchPaymentDto {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: 2_147_483_647,
    description: 'The donation to match the payment with.',
    example: 12,
  })
  @IsInt(notADonation)
  @Min(1, notADonation)
  @Max(2_147_483_647, notADonation)
  donationId: number;
}
