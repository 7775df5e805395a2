import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { OptionalLine, OptionalParagraphs } from '../../http/form-rules.js';
import { EmptyToNull, IsMoment, MayBeLeftOut } from '../../http/rules.js';
import { say } from '../../http/text.js';
import { CURRENCIES, DONATION_STATUSES, type DonationStatus } from '../donation.entity.js';
import { DonorDto } from './donor.dto.js';

const notAnAmount = say(
  'Iznos mora biti cijeli broj od 1 do 10.000.000',
  'The amount must be a whole number from 1 to 10,000,000',
);

/** What an administrator sends to enter a donation by hand. */
export class RecordDonationDto extends DonorDto {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: 10_000_000,
    description: 'Whole units of the currency.',
    example: 50,
  })
  @IsInt(notAnAmount)
  @Min(1, notAnAmount)
  @Max(10_000_000, notAnAmount)
  amount: number;

  @ApiProperty({ required: false, default: 'HRK', enum: CURRENCIES, example: 'EUR' })
  @MayBeLeftOut()
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
    format: 'date-time',
    description: 'Left out: now.',
    example: '2026-05-01T11:30:00+02:00',
  })
  @MayBeLeftOut()
  @IsMoment(say('Datum donacije nije ispravan', 'The date of the donation is not valid'))
  donatedAt?: string;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 100,
    description: 'The bank’s own; unique.',
    example: '2026050100417',
  })
  @OptionalLine(100)
  transactionId?: string | null;

  @ApiProperty({
    required: false,
    default: 'completed',
    enum: DONATION_STATUSES,
    example: 'completed',
  })
  @MayBeLeftOut()
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
  @EmptyToNull()
  @IsOptional()
  @IsMoment(say('Datum primitka nije ispravan', 'The date of receipt is not valid'))
  receivedAt?: string | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 2000,
    description: 'The administrator’s; never shown to others.',
    example: 'Uplatio je netko drugi iz obitelji.',
  })
  @OptionalParagraphs(2000)
  note?: string | null;
}
