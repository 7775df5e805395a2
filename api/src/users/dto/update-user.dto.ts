import { PartialType } from '@nestjs/swagger';
import { ApiBaseVersion } from '../../rows/row-version.js';
import { CreateUserDto } from './create-user.dto.js';

/** Fields that are left out stay as they are; a new password signs the user out everywhere. */
export class UpdateUserDto extends PartialType(CreateUserDto, { skipNullProperties: false }) {
  @ApiBaseVersion()
  version?: number;
}
