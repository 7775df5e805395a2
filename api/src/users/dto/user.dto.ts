import { ApiProperty } from '@nestjs/swagger';
import { ApiVersion } from '../../rows/row-version.js';
import { USER_ROLES, type UserRole } from '../user.entity.js';

/** A user as administrators see it; the password is never part of it. */
export class UserDto {
  @ApiProperty({ example: 1 })
  id: number;

  @ApiProperty({ example: 'ana.horvat' })
  username: string;

  @ApiProperty({ example: 'ana.horvat@udruga.example' })
  email: string;

  @ApiProperty({ example: 'Ana Horvat' })
  fullName: string;

  @ApiProperty({ enum: USER_ROLES, example: 'admin' })
  role: UserRole;

  @ApiProperty({ example: true })
  isActive: boolean;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  createdAt: Date;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  updatedAt: Date;

  @ApiVersion()
  version: number;
}
