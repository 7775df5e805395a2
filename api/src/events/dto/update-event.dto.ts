import { PartialType } from '@nestjs/swagger';
import { ApiBaseVersion } from '../../rows/row-version.js';
import { CreateEventDto } from './create-event.dto.js';

/** Fields that are left out stay as they are. */
export class UpdateEventDto extends PartialType(CreateEventDto, { skipNullProperties: false }) {
  @ApiBaseVersion()
  version?: number;
}
