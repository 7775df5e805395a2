import { ApiProperty } from '@nestjs/swagger';
import {
  DONATION_STATUSES,
  DONATION_WAYS,
  type DonationStatus,
  type DonationWay,
} from '../donation.entity.js';

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

export class DonationWayTotalDto extends DonationTotalDto {
  @ApiProperty({ enum: DONATION_WAYS, description: 'How it was given.', example: 'statement' })
  way: DonationWay;
}

export class DonationProjectTotalDto extends DonationTotalDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The project; null for donations to the association.',
    example: 1,
  })
  projectId: number | null;
}

/** Sums by status and currency; different currencies are never added together. */
export class DonationTotalsDto {
  @ApiProperty({ type: [DonationTotalDto] })
  all: DonationTotalDto[];

  @ApiProperty({ type: [DonationPeriodTotalDto], description: 'By year, newest first.' })
  years: DonationPeriodTotalDto[];

  @ApiProperty({ type: [DonationPeriodTotalDto], description: 'By month, newest first.' })
  months: DonationPeriodTotalDto[];

  @ApiProperty({ type: [DonationWayTotalDto], description: 'By the way of giving.' })
  ways: DonationWayTotalDto[];

  @ApiProperty({ type: [DonationProjectTotalDto], description: 'By project.' })
  projects: DonationProjectTotalDto[];
}
