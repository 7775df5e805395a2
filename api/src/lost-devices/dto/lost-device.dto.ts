import { ApiProperty, PickType } from '@nestjs/swagger';
import { LoginDto } from '../../auth/dto/login.dto.js';
import { MailedToken } from '../../fields/mailed-token.js';

export class RequestLostDeviceDto extends PickType(LoginDto, ['username', 'password']) {}

export const LOST_DEVICE_WAYS = ['mail', 'none'] as const;

export class LostDeviceRequestDto {
  @ApiProperty({
    enum: LOST_DEVICE_WAYS,
    description:
      '`none`: the site sends no mail, so that only an administrator or the server’s command line helps.',
    example: 'mail',
  })
  way: (typeof LOST_DEVICE_WAYS)[number];

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'From when the mailed link works; null where none was sent.',
    example: '2026-05-04T09:30:00.000Z',
  })
  opensAt: Date | null;
}

/** A request that waits, or whose link works by now. */
export class LostDeviceDto {
  @ApiProperty({ type: 'integer', example: 2 })
  userId: number;

  @ApiProperty({ format: 'date-time', example: '2026-05-01T09:30:00.000Z' })
  requestedAt: Date;

  @ApiProperty({
    format: 'date-time',
    description: 'From when its link works.',
    example: '2026-05-04T09:30:00.000Z',
  })
  opensAt: Date;

  @ApiProperty({
    format: 'date-time',
    description: 'Until when its link works.',
    example: '2026-05-11T09:30:00.000Z',
  })
  expiresAt: Date;
}

export class LostDeviceTokenDto {
  @MailedToken()
  token: string;
}
