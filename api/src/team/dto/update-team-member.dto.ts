import { PartialType } from '@nestjs/swagger';
import { ApiBaseVersion } from '../../rows/row-version.js';
import { CreateTeamMemberDto } from './create-team-member.dto.js';

/** Fields that are left out stay as they are. */
export class UpdateTeamMemberDto extends PartialType(CreateTeamMemberDto, {
  skipNullProperties: false,
}) {
  @ApiBaseVersion()
  version?: number;
}
