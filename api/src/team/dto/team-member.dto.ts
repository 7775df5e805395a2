import { AnswerOf, BodyOf, ChangeOf } from '../../fields/bodies.js';
import type { ImageDto } from '../../media/dto/image.dto.js';
import { ApiImage } from '../../media/with-images.js';
import { TeamMember } from '../team-member.entity.js';

export class CreateTeamMemberDto extends BodyOf(TeamMember, {
  defaulted: ['socialLinks', 'order'],
}) {}

export class UpdateTeamMemberDto extends ChangeOf(CreateTeamMemberDto) {}

export class TeamMemberDto extends AnswerOf(TeamMember) {
  @ApiImage()
  image?: ImageDto | null;
}
