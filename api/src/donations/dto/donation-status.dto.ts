import { ApiProperty, PickType } from '@nestjs/swagger';
import { AnswerOf } from '../../fields/bodies.js';
import { Donation } from '../donation.entity.js';
import { PaymentDto } from './pledged.dto.js';

/** What the link in a mail shows of a donation: nothing about the donor. */
export class DonationStatusDto extends PickType(AnswerOf(Donation), [
  'reference',
  'amount',
  'paidCents',
  'currency',
  'status',
  'donatedAt',
  'receivedAt',
  'language',
]) {
  @ApiProperty({
    type: PaymentDto,
    nullable: true,
    description: 'Payment details, while it is pending, unpaid and in euros.',
  })
  payment: PaymentDto | null;
}
