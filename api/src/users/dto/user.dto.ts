import { ApiProperty } from '@nestjs/swagger';
import { AnswerOf, BodyOf, ChangeOf } from '../../fields/bodies.js';
import { User } from '../user.entity.js';

export class CreateUserDto extends BodyOf(User, {
  readOnly: ['sessionVersion', 'secondFactorGraceFrom'],
  defaulted: ['role', 'isActive'],
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
}
