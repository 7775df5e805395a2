import { ApiProperty } from '@nestjs/swagger';
import { IsIn, Matches, MaxLength, MinLength } from 'class-validator';
import { EmailAddress, notAnAddressInPanel } from '../../fields/form-rules.js';
import { OptionalNotNull, ShortText, Trim, IsBool, tooLong } from '../../fields/rules.js';
import { say } from '../../i18n/language.js';
import { IsNewPassword } from '../password.rule.js';
import { USER_ROLES, type UserRole } from '../user.entity.js';

export class CreateUserDto {
  @ApiProperty({ minLength: 3, maxLength: 64, example: 'ana.horvat' })
  @Trim()
  @MinLength(
    3,
    say('Korisničko ime mora imati barem 3 znaka', 'Username must have at least 3 characters'),
  )
  @Matches(
    /^[\p{L}\d._@-]+$/u,
    say(
      'Korisničko ime smije sadržavati samo slova, brojke i znakove . _ @ -',
      'Username may contain only letters, digits and the characters . _ @ -',
    ),
  )
  @MaxLength(64, tooLong(64))
  username: string;

  @ApiProperty({
    minLength: 12,
    maxLength: 256,
    format: 'password',
    example: 'duga fraza za prijavu',
  })
  @IsNewPassword()
  password: string;

  @ApiProperty({ maxLength: 254, example: 'ana.horvat@udruga.example' })
  @EmailAddress(notAnAddressInPanel)
  email: string;

  @ApiProperty({ maxLength: 120, example: 'Ana Horvat' })
  @MinLength(1, say('Ime i prezime su obavezni', 'Full name is required'))
  @ShortText(120)
  fullName: string;

  @ApiProperty({ required: false, enum: USER_ROLES, default: 'member' })
  @OptionalNotNull()
  @IsIn(USER_ROLES, say('Uloga mora biti member ili admin', 'Role must be member or admin'))
  role?: UserRole;

  @ApiProperty({ required: false, default: true, description: 'False keeps the user out.' })
  @OptionalNotNull()
  @IsBool()
  isActive?: boolean;
}
