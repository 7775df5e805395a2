import { BodyOf, ChangeOf } from '../../fields/bodies.js';
import { Donation } from '../donation.entity.js';

/** A donation that an administrator enters by hand. */
export class RecordDonationDto extends BodyOf(Donation, {
  readOnly: ['reference', 'thankedAt', 'remindedAt', 'language'],
  defaulted: ['currency', 'isAnonymous', 'donatedAt', 'status', 'method'],
}) {}

export class UpdateDonationDto extends ChangeOf(RecordDonationDto) {}
