import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import { ChangePasswordDto } from '../../auth/dto/change-password.dto.js';
import { tooLong } from '../../fields/rules.js';
import { bilingual } from '../../i18n/language.js';

const MAX_IDENTITY = 254;
const MAX_TOKEN = 100;
const NO_IDENTITY = bilingual(
  'Upišite korisničko ime ili adresu e-pošte',
  'Enter a username or an email address',
);
const NO_TOKEN = bilingual('Poveznica nije potpuna', 'The link is incomplete');

export class RequestPasswordResetDto {
  @ApiProperty({
    maxLength: MAX_IDENTITY,
    description: 'The username or the email address of the account.',
    example: 'ana.horvat',
  })
  @Matches(/\S/, NO_IDENTITY)
  @IsString(NO_IDENTITY)
  @MaxLength(MAX_IDENTITY, tooLong(MAX_IDENTITY))
  identity: string;
}

export const PASSWORD_RESET_WAYS = ['mail', 'none'] as const;

export class PasswordResetRequestDto {
  @ApiProperty({
    enum: PASSWORD_RESET_WAYS,
    description: '`none`: the site sends no mail, so that only the server’s command line helps.',
    example: 'mail',
  })
  way: (typeof PASSWORD_RESET_WAYS)[number];
}

export class ResetPasswordDto extends PickType(ChangePasswordDto, ['newPassword']) {
  @ApiProperty({
    maxLength: MAX_TOKEN,
    description: 'From the mailed link.',
    example: 'Zm9yIGV4YW1wbGUgb25seQ',
  })
  @Matches(/\S/, NO_TOKEN)
  @IsString(NO_TOKEN)
  @MaxLength(MAX_TOKEN, tooLong(MAX_TOKEN))
  token: string;
}
