import { PartialType } from '@nestjs/swagger';
import { ApiBaseVersion } from '../../rows/row-version.js';
import { CreatePartnerDto } from './create-partner.dto.js';

/** Fields that are left out stay as they are. */
export class UpdatePartnerDto extends PartialType(CreatePartnerDto, {
  skipNullProperties: false,
}) {
  @ApiBaseVersion()
  version?: number;
}
