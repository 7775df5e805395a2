import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_STATES, REASONS, type PaymentState, type Reason } from '../bank-payment.entity.js';

const MAYBE_TEXT = { type: String, nullable: true };

/** The donation that a payment is. */
export class PaidDonationDto {
  @ApiProperty({ example: 12 })
  id: number;

  @ApiProperty({ example: '2026-00128' })
  reference: string;

  @ApiProperty({ ...MAYBE_TEXT, example: 'Ana Horvat' })
  donorName: string | null;
}

/** A payment from a bank statement, as administrators see it. */
export class BankPaymentDto {
  @ApiProperty({ example: 7 })
  id: number;

  @ApiProperty({ description: 'The IBAN that was paid into.', example: 'HR1210010051863000160' })
  account: string;

  @ApiProperty({ format: 'date', description: 'The day of booking.', example: '2026-05-04' })
  bookedOn: string;

  @ApiProperty({ type: 'integer', description: 'Hundredths of the currency.', example: 5000 })
  cents: number;

  @ApiProperty({ example: 'EUR' })
  currency: string;

  @ApiProperty({ ...MAYBE_TEXT, example: 'ANA HORVAT' })
  payerName: string | null;

  @ApiProperty({ ...MAYBE_TEXT, example: 'HR1723600001101234565' })
  payerIban: string | null;

  @ApiProperty({
    ...{ ...MAYBE_TEXT, example: 'HR00 2026-00128' },
    description: 'As the payer gave it, with its model.',
  })
  reference: string | null;

  @ApiProperty({
    ...{ ...MAYBE_TEXT, example: '2026-00128' },
    description: 'A donation’s reference that was found anywhere in what the payer wrote.',
  })
  pledgeReference: string | null;

  @ApiProperty({ ...MAYBE_TEXT, description: 'What it is for.', example: 'Donacija' })
  text: string | null;

  @ApiProperty({
    ...{ ...MAYBE_TEXT, example: '2026050400417' },
    description: 'By what the bank knows it.',
  })
  bankReference: string | null;

  @ApiProperty({
    enum: PAYMENT_STATES,
    description: '`waiting` for an administrator; `matched` with a donation; left `aside`.',
    example: 'waiting',
  })
  state: PaymentState;

  @ApiProperty({
    ...{ enum: REASONS, type: String, nullable: true, example: 'amount' },
    description:
      'Why it was not matched by itself; null where it was, also after it was taken off its donation. `amount`, `received` and `cancelled` speak of the pledge whose reference it bears.',
  })
  reason: Reason | null;

  @ApiProperty({ type: PaidDonationDto, nullable: true, description: 'The donation that it is.' })
  donation: PaidDonationDto | null;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-05T07:12:00.000Z' })
  importedAt: Date;
}
