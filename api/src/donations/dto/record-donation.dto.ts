import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { OptionalFormLine, OptionalFormText } from '../../fields/form-rules.js';
import { EmptyToNull, IsInstant, OptionalNotNull } from '../../fields/rules.js';
import { say } from '../../i18n/language.js';
import { CURRENCIES, DONATION_STATUSES, type DonationStatus } from '../donation.entity.js';
import { DonorDto } from './donor.dto.js';

const MAX_CENTS = 1_000_000_000;

const notAnAmount = say(
  'Iznos mora biti cijeli broj od 1 do 10.000.000',
  'The amount must be a whole number from 1 to 10,000,000',
);

const notPaid = say(
  'Uplaćeni iznos mora biti od 0,01 do 10.000.000,00',
  'The amount paid must be from 0.01 to 10,000,000.00',
);

/** A donation that an administrator enters by hand. */
export class RecordDonationDto extends DonorDto {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: 10_000_000,
    description: 'What was pledged, in whole units of the currency.',
    example: 50,
  })
  @IsInt(notAnAmount)
  @Min(1, notAnAmount)
  @Max(10_000_000, notAnAmount)
  amount: number;

  @ApiProperty({
    required: false,
    nullable: true,
    type: 'integer',
    minimum: 1,
    maximum: MAX_CENTS,
    description:
      'What was paid, in hundredths of the currency. Only with the status `completed`; null, or left out of a new donation: the whole amount.',
    example: 4550,
  })
  @IsOptional()
  @IsInt(notPaid)
  @Min(1, notPaid)
  @Max(MAX_CENTS, notPaid)
  paidCents?: number | null;

  @ApiProperty({ required: false, default: 'HRK', enum: CURRENCIES, example: 'EUR' })
  @OptionalNotNull()
  @IsIn(
    CURRENCIES,
    say(
      `Valuta mora biti jedna od: ${CURRENCIES.join(', ')}`,
      `The currency must be one of: ${CURRENCIES.join(', ')}`,
    ),
  )
  currency?: string;

  @ApiProperty({
    required: false,
    type: String,
    format: 'date-time',
    description: 'Left out: now.',
    example: '2026-05-01T11:30:00+02:00',
  })
  @OptionalNotNull()
  @IsInstant(say('Datum donacije nije ispravan', 'The date of the donation is not valid'))
  donatedAt?: Date;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 100,
    description: 'The bank’s own; unique.',
    example: '2026050100417',
  })
  @OptionalFormLine(100)
  transactionId?: string | null;

  @ApiProperty({
    required: false,
    default: 'completed',
    enum: DONATION_STATUSES,
    example: 'completed',
  })
  @OptionalNotNull()
  @IsIn(
    DONATION_STATUSES,
    say(
      'Status mora biti pending, completed ili cancelled',
      'Status must be pending, completed or cancelled',
    ),
  )
  status?: DonationStatus;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    format: 'date-time',
    description:
      'When the money came. Only with the status `completed`, and then by itself if left out.',
    example: '2026-05-02T08:00:00+02:00',
  })
  @IsOptional()
  @IsInstant(say('Datum primitka nije ispravan', 'The date of receipt is not valid'))
  @EmptyToNull()
  receivedAt?: Date | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 2000,
    description: 'The administrator’s; never shown to others.',
    example: 'Uplatio je netko drugi iz obitelji.',
  })
  @OptionalFormText(2000)
  note?: string | null;
}
