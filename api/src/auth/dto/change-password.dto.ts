import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { tooLong } from '../../fields/rules.js';
import { bilingual } from '../../i18n/language.js';
import { IsNewPassword, MAX_PASSWORD } from '../../users/password.rule.js';

export class ChangePasswordDto {
  @ApiProperty({ maxLength: 256, format: 'password', example: 'stara fraza za prijavu' })
  @MinLength(1, bilingual('Trenutna lozinka je obavezna', 'Current password is required'))
  @IsString(bilingual('Trenutna lozinka je obavezna', 'Current password is required'))
  @MaxLength(MAX_PASSWORD, tooLong(MAX_PASSWORD))
  currentPassword: string;

  @ApiProperty({
    minLength: 12,
    maxLength: 256,
    format: 'password',
    example: 'nova fraza za prijavu',
  })
  @IsNewPassword()
  newPassword: string;
}
