import { ApiProperty } from '@nestjs/swagger';
import { AnswerOf } from '../../fields/bodies.js';
import { Donation } from '../donation.entity.js';

/** A donation as administrators see it. */
export class DonationDto extends AnswerOf(Donation) {
  @ApiProperty({
    description: 'URL of its status page, accessible to everyone who knows it.',
    example:
      'http://localhost:3000/donate/status?token=2026-00128.Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgcmVhbCB0b2s',
  })
  statusPage: string;
}
