import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '../../i18n/language.js';
import { ApiVersion } from '../../rows/row-version.js';
import { DONATION_STATUSES, type DonationStatus } from '../donation.entity.js';

const INSTANT = { format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' };
const NULLABLE_TEXT = { type: String, nullable: true };

/** A donation as administrators see it. */
export class DonationDto {
  @ApiProperty({ example: 12 })
  id: number;

  @ApiProperty({
    description:
      'For the model HR00: the year, a hyphen, the donation’s number and a check digit (ISO 7064, MOD 11,10).',
    example: '2026-00128',
  })
  reference: string;

  @ApiProperty({
    type: 'integer',
    description:
      'Whole units of the currency: what was pledged; where nobody pledged, what was paid, rounded.',
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

  @ApiProperty({ ...NULLABLE_TEXT, example: 'Ana Horvat' })
  donorName: string | null;

  @ApiProperty({ ...NULLABLE_TEXT, example: 'ana.horvat@udruga.example' })
  donorEmail: string | null;

  @ApiProperty({ ...NULLABLE_TEXT, example: 'Samo tako nastavite!' })
  message: string | null;

  @ApiProperty({ description: 'True: the name is not for others.', example: false })
  isAnonymous: boolean;

  @ApiProperty(INSTANT)
  donatedAt: Date;

  @ApiProperty({ ...NULLABLE_TEXT, example: '2026050100417' })
  transactionId: string | null;

  @ApiProperty({ enum: DONATION_STATUSES, example: 'pending' })
  status: DonationStatus;

  @ApiProperty({ ...INSTANT, nullable: true, description: 'When the money came.', example: null })
  receivedAt: Date | null;

  @ApiProperty({
    ...INSTANT,
    nullable: true,
    example: null,
    description: 'When the donor was thanked by mail.',
  })
  thankedAt: Date | null;

  @ApiProperty({
    ...INSTANT,
    nullable: true,
    example: null,
    description: 'When the donor was reminded by mail, which is done once.',
  })
  remindedAt: Date | null;

  @ApiProperty({ ...NULLABLE_TEXT, example: null })
  note: string | null;

  @ApiProperty({ enum: LANGUAGES, example: 'hr' })
  language: Language;

  @ApiProperty({
    description: 'Where its donor sees what became of it; whoever has the address does.',
    example:
      'http://localhost:3000/donate/status?token=2026-00128.Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgcmVhbCB0b2s',
  })
  statusPage: string;

  @ApiVersion()
  version: number;
}
