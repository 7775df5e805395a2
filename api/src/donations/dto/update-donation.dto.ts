import { PartialType } from '@nestjs/swagger';
import { ApiMadeFrom } from '../../rows/row-version.js';
import { RecordDonationDto } from './record-donation.dto.js';

/** Fields that are left out stay as they are. */
export class UpdateDonationDto extends PartialType(RecordDonationDto, {
  skipNullProperties: false,
}) {
  @ApiMadeFrom()
  version?: number;
}
