import { PartialType } from '@nestjs/swagger';
import { ApiBaseVersion } from '../../rows/row-version.js';
import { RecordDonationDto } from './record-donation.dto.js';

/** Fields that are left out stay as they are. */
export class UpdateDonationDto extends PartialType(RecordDonationDto, {
  skipNullProperties: false,
}) {
  @ApiBaseVersion()
  version?: number;
}
