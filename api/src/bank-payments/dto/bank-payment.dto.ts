import { ApiProperty } from '@nestjs/swagger';
import {
  PAYMENT_KINDS,
  PAYMENT_STATES,
  REASONS,
  type PaymentKind,
  type PaymentState,
  type Reason,
} from '../bank-payment.entity.js';

const NULLABLE_TEXT = { type: String, nullable: true };

/** The donation that a payment is matched with. */
export class PaidDonationDto {
  @ApiProperty({ example: 12 })
  id: number;

  @ApiProperty({ example: '2026-00128' })
  reference: string;

  @ApiProperty({ ...NULLABLE_TEXT, example: 'Ana Horvat' })
  donorName: string | null;
}

/** The reversal of a payment, or the payment that a reversal reverses. */
export class CounterpartDto {
  @ApiProperty({ example: 8 })
  id: number;

  @ApiProperty({ format: 'date', description: 'The day of booking.', example: '2026-05-06' })
  bookedOn: string;
}

/** A payment from a bank statement, as administrators see it. */
export class BankPaymentDto {
  @ApiProperty({ example: 7 })
  id: number;

  @ApiProperty({
    enum: PAYMENT_KINDS,
    description: 'A `payment` in, or an entry that takes one back, the `reversal`.',
    example: 'payment',
  })
  kind: PaymentKind;

  @ApiProperty({ description: 'The IBAN that was paid into.', example: 'HR1210010051863000160' })
  account: string;

  @ApiProperty({ format: 'date', description: 'The day of booking.', example: '2026-05-04' })
  bookedOn: string;

  @ApiProperty({ type: 'integer', description: 'Hundredths of the currency.', example: 5000 })
  cents: number;

  @ApiProperty({ example: 'EUR' })
  currency: string;

  @ApiProperty({ ...NULLABLE_TEXT, example: 'ANA HORVAT' })
  payerName: string | null;

  @ApiProperty({ ...NULLABLE_TEXT, example: 'HR1723600001101234565' })
  payerIban: string | null;

  @ApiProperty({
    ...NULLABLE_TEXT,
    example: 'HR00 2026-00128',
    description: 'As the payer gave it, with its model.',
  })
  reference: string | null;

  @ApiProperty({
    ...NULLABLE_TEXT,
    example: '2026-00128',
    description: 'A donation’s reference that was found anywhere in what the payer wrote.',
  })
  pledgeReference: string | null;

  @ApiProperty({ ...NULLABLE_TEXT, description: 'What it is for.', example: 'Donacija' })
  text: string | null;

  @ApiProperty({
    ...NULLABLE_TEXT,
    example: '2026050400417',
    description: 'By what the bank knows it.',
  })
  bankReference: string | null;

  @ApiProperty({
    enum: PAYMENT_STATES,
    description:
      '`waiting` for an administrator; `matched` with a donation; left `aside`; `reversed`: a payment that was taken back, or the entry that did.',
    example: 'waiting',
  })
  state: PaymentState;

  @ApiProperty({
    enum: REASONS,
    type: String,
    nullable: true,
    example: 'amount',
    description:
      'Why it was not matched by itself; null where it was, also after it was taken off its donation. `amount`, `received` and `cancelled` speak of the pledge whose reference it bears. Of a reversal: there is `no-payment` it takes back, or there are `several-payments`, or it takes back a part of one, `partial`.',
  })
  reason: Reason | null;

  @ApiProperty({
    type: PaidDonationDto,
    nullable: true,
    description: 'The donation that it is, or was until it was reversed.',
  })
  donation: PaidDonationDto | null;

  @ApiProperty({
    type: CounterpartDto,
    nullable: true,
    description: 'Of a reversed payment its reversal, and of that the payment.',
  })
  counterpart: CounterpartDto | null;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-05T07:12:00.000Z' })
  importedAt: Date;
}

/** A payment that was separated from its donation. */
export class TakenOffDto extends BankPaymentDto {
  @ApiProperty({
    description: 'True: the donor had been thanked for it by mail already.',
    example: false,
  })
  thanksSent: boolean;
}
