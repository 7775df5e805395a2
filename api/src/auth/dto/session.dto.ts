import { ApiProperty, PickType } from '@nestjs/swagger';
import { UserDto } from '../../users/dto/user.dto.js';

/** The signed-in user. */
export class SessionUserDto extends PickType(UserDto, [
  'id',
  'username',
  'fullName',
  'email',
  'role',
] as const) {}

export class SessionDto {
  @ApiProperty({ type: SessionUserDto })
  user: SessionUserDto;

  @ApiProperty({
    required: false,
    description: 'Only if requested; valid for 8 hours.',
    example: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.c2lnbmF0dXJl',
  })
  accessToken?: string;
}
