import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { bilingual } from '../../i18n/language.js';

const notAPayment = bilingual('Odaberite uplatu', 'Choose a payment');

export class ReversePaymentDto {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: 2_147_483_647,
    description: 'The payment that is reversed.',
    example: 7,
  })
  @IsInt(notAPayment)
  @Min(1, notAPayment)
  @Max(2_147_483_647, notAPayment)
  paymentId: number;
}
