import { ApiProperty, PickType } from '@nestjs/swagger';
import { UserDto } from '../../users/dto/user.dto.js';

/** The signed-in user. */
export class SessionUserDto extends PickType(UserDto, [
  'id',
  'username',
  'fullName',
  'email',
  'role',
] as const) {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'By when the user has to set up a second factor; afterwards only operations on the own account are allowed. Null where none is required, or the user has one.',
    example: null,
  })
  secondFactorDueAt: Date | null;

  @ApiProperty({
    description: 'Whether the user writes content, and so sees drafts and previews.',
    example: true,
  })
  seesDrafts: boolean;
}

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
