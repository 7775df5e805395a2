import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '../../i18n/language.js';
import { DONATION_STATUSES, type DonationStatus } from '../donation.entity.js';
import { PaymentDto } from './pledged.dto.js';

/** What the link in a mail shows of a donation: nothing about the donor. */
export class DonationStatusDto {
  @ApiProperty({ description: 'The number the payment is known by.', example: '2026-00128' })
  reference: string;

  @ApiProperty({
    type: 'integer',
    description: 'What was pledged, in whole units of the currency.',
    example: 50,
  })
  amount: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: null,
    description: 'What was paid, in hundredths of the currency; null unless the money came.',
  })
  paidCents: number | null;

  @ApiProperty({ example: 'EUR' })
  currency: string;

  @ApiProperty({
    enum: DONATION_STATUSES,
    description: 'Pledged, received or lapsed.',
    example: 'pending',
  })
  status: DonationStatus;

  @ApiProperty({ format: 'date-time', example: '2026-05-01T09:30:00.000Z' })
  donatedAt: Date;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the money came.',
    example: null,
  })
  receivedAt: Date | null;

  @ApiProperty({ enum: LANGUAGES, description: 'It was pledged in.', example: 'hr' })
  language: Language;

  @ApiProperty({
    type: PaymentDto,
    nullable: true,
    description: 'How to pay, while it is pending and in euros.',
  })
  payment: PaymentDto | null;
}
