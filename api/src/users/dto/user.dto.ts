import { ApiProperty } from '@nestjs/swagger';
import { AnswerOf, BodyOf, ChangeOf } from '../../fields/bodies.js';
import { User } from '../user.entity.js';

export class CreateUserDto extends BodyOf(User, {
  readOnly: ['sessionVersion', 'secondFactorGraceFrom'],
  defaulted: ['username', 'role', 'isActive'],
}) {}

/** A new password ends all sessions of the user. */
export class UpdateUserDto extends ChangeOf(CreateUserDto) {}

export class UserDto extends AnswerOf(User, [
  'password',
  'sessionVersion',
  'secondFactorGraceFrom',
]) {
  @ApiProperty({
    description: 'Whether signing in takes more than the password: a code or a passkey.',
    example: true,
  })
  hasSecondFactor: boolean;

  @ApiProperty({
    description: 'False until an invited user has set a password.',
    example: true,
  })
  hasPassword: boolean;
}

export class InvitedUserDto extends UserDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The link by which an invited user sets a password, once, within seven days. Answered only where no mail server is configured: otherwise it is mailed to the user.',
    example: null,
  })
  invitationUrl: string | null;
}
