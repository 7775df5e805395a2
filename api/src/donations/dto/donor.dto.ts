import { PartialBodyOf } from '../../fields/bodies.js';
import { Donation } from '../donation.entity.js';

/** The optional fields about a donor. */
export class DonorDto extends PartialBodyOf(
  Donation,
  ['donorName', 'donorEmail', 'message', 'isAnonymous'],
  { defaulted: ['isAnonymous'] },
) {}
