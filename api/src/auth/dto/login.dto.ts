import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { OptionalNotNull, Trim, IsBool, tooLong } from '../../fields/rules.js';
import { bilingual } from '../../i18n/language.js';
import { MAX_PASSWORD } from '../../users/password.rule.js';

export class LoginDto {
  @ApiProperty({ maxLength: 254, example: 'admin' })
  @Trim()
  @MinLength(1, bilingual('Korisničko ime je obavezno', 'Username is required'))
  @MaxLength(254, tooLong(254))
  username: string;

  @ApiProperty({ maxLength: 256, format: 'password', example: 'duga fraza za prijavu' })
  @MinLength(1, bilingual('Lozinka je obavezna', 'Password is required'))
  @IsString(bilingual('Lozinka je obavezna', 'Password is required'))
  @MaxLength(MAX_PASSWORD, tooLong(MAX_PASSWORD))
  password: string;

  @ApiProperty({
    required: false,
    default: false,
    description: 'True also returns the token, for clients that send it as a bearer token.',
  })
  @OptionalNotNull()
  @IsBool()
  token?: boolean;
}
