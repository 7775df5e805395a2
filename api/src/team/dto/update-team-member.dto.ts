import { PartialType } from '@nestjs/swagger';
import { CreateTeamMemberDto } from './create-team-member.dto.js';

/** Fields that are left out stay as they are. */
export class UpdateTeamMemberDto extends PartialType(CreateTeamMemberDto, {
  skipNullProperties: false,
}) {}
