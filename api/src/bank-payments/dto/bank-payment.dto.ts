import { ApiProperty, PickType } from '@nestjs/swagger';
import { AnswerOf } from '../../fields/bodies.js';
import { BankPayment, PAYMENT_STATES, type PaymentState } from '../bank-payment.entity.js';

/** The donation that a payment is matched with. */
export class PaidDonationDto {
  @ApiProperty({ example: 12 })
  id: number;

  @ApiProperty({ example: '2026-00128' })
  reference: string;

  @ApiProperty({ type: String, nullable: true, example: 'Ana Horvat' })
  donorName: string | null;
}

/** The reversal of a payment, or the payment that a reversal reverses. */
export class CounterpartDto {
  @ApiProperty({ example: 8 })
  id: number;

  @ApiProperty({ format: 'date', description: 'The day of booking.', example: '2026-05-06' })
  bookedOn: string;
}

/** The payment that an entry probably is, or that it probably takes back. */
export class LikelyPaymentDto extends PickType(AnswerOf(BankPayment), [
  'id',
  'kind',
  'bookedOn',
  'cents',
  'currency',
  'payerName',
  'payerIban',
  'reference',
  'text',
]) {
  @ApiProperty({ enum: PAYMENT_STATES, example: 'matched' })
  state: PaymentState;

  @ApiProperty({ type: PaidDonationDto, nullable: true })
  donation: PaidDonationDto | null;
}

/** A payment from a bank statement, as administrators see it. */
export class BankPaymentDto extends AnswerOf(BankPayment, [
  'format',
  'fingerprint',
  'copy',
  'endToEndId',
  'donationId',
  'donationBefore',
  'counterpartId',
  'likelyId',
  'setAsideAt',
]) {
  @ApiProperty({
    enum: PAYMENT_STATES,
    description:
      '`waiting` for an administrator; `matched` with a donation; set `aside`; `reversed`: a reversed payment or its reversal.',
    example: 'waiting',
  })
  state: PaymentState;

  @ApiProperty({
    type: PaidDonationDto,
    nullable: true,
    description: 'The donation that it is matched with, or was until its reversal.',
  })
  donation: PaidDonationDto | null;

  @ApiProperty({
    type: CounterpartDto,
    nullable: true,
    description: 'The reversal of a reversed payment, or the payment of a reversal.',
  })
  counterpart: CounterpartDto | null;

  @ApiProperty({
    type: LikelyPaymentDto,
    nullable: true,
    description:
      'With the reason `maybe-known`: the payment or reversal that it probably is, from an earlier statement. With `maybe-reversal`: the payment that it probably takes back.',
  })
  likely: LikelyPaymentDto | null;
}

/** A payment that was separated from its donation. */
export class TakenOffDto extends BankPaymentDto {
  @ApiProperty({
    description: 'True: the donor had already been thanked by mail.',
    example: false,
  })
  thanksSent: boolean;
}
