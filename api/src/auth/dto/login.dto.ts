import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { OptionalNotNull, Trim, IsBool, tooLong } from '../../fields/rules.js';
import { bilingual } from '../../i18n/language.js';
import { MAX_PASSWORD } from '../../users/password.rule.js';
import { MAX_CODE } from '../second-factor/dto/second-factor.dto.js';

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

  @ApiProperty({
    required: false,
    maxLength: MAX_CODE,
    description: 'The code of the second factor, or a recovery code, for users who have one.',
    example: '123456',
  })
  @Trim()
  @OptionalNotNull()
  @IsString(bilingual('Kod mora biti tekst', 'The code must be a text'))
  @MaxLength(MAX_CODE, tooLong(MAX_CODE))
  code?: string;

  @ApiProperty({
    required: false,
    default: false,
    description:
      'True asks for no code on this device for 30 days, until the password changes or the user signs out on all devices.',
  })
  @OptionalNotNull()
  @IsBool()
  rememberDevice?: boolean;
}
