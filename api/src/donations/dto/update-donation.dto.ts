import { PartialType } from '@nestjs/swagger';
import { ApiBaseVersion } from '../../rows/row-version.js';
import { RecordDonationDto } from './record-donation.dto.js';

/** Omitted fields stay unchanged. */
export class UpdateDonationDto extends PartialType(RecordDonationDto, {
  skipNullProperties: false,
}) {
  @ApiBaseVersion()
  version?: number;
}
