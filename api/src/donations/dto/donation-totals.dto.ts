import { ApiProperty } from '@nestjs/swagger';
import { DONATION_STATUSES, type DonationStatus } from '../donation.entity.js';

export class DonationTotalDto {
  @ApiProperty({ example: 'EUR' })
  currency: string;

  @ApiProperty({ enum: DONATION_STATUSES, example: 'completed' })
  status: DonationStatus;

  @ApiProperty({ type: 'integer', example: 3 })
  count: number;

  @ApiProperty({
    type: 'integer',
    description:
      'Hundredths of the currency: the paid amounts of received donations, the pledged amounts of the others.',
    example: 17_050,
  })
  cents: number;
}

export class DonationPeriodTotalDto extends DonationTotalDto {
  @ApiProperty({ description: 'A year, or a year and a month.', example: '2026-05' })
  period: string;
}

/** Sums by status and currency; different currencies are never added together. */
export class DonationTotalsDto {
  @ApiProperty({ type: [DonationTotalDto] })
  all: DonationTotalDto[];

  @ApiProperty({ type: [DonationPeriodTotalDto], description: 'By year, newest first.' })
  years: DonationPeriodTotalDto[];

  @ApiProperty({ type: [DonationPeriodTotalDto], description: 'By month, newest first.' })
  months: DonationPeriodTotalDto[];
}
