import { ApiProperty } from '@nestjs/swagger';
import { ArrayNotEmpty, ArrayUnique, IsArray, IsIn, MaxLength, MinLength } from 'class-validator';
import { TOKEN_SCOPES, type TokenScope } from '../../access/token-scopes.js';
import { IsDay, tooLong, Trim } from '../../fields/rules.js';
import { bilingual } from '../../i18n/language.js';

const MAX_NAME = 80;

const NAME = {
  minLength: 1,
  maxLength: MAX_NAME,
  description: 'Which program uses it.',
  example: 'Kalendar grada Knina',
};
const SCOPES = {
  enum: [...TOKEN_SCOPES],
  isArray: true,
  minItems: 1,
  uniqueItems: true,
  description: 'What the program may do.',
  example: ['events:read'],
};
const ENDS_ON = {
  format: 'date',
  description: 'The last day on which it works, in Croatian time: at most a year from today.',
  example: '2027-05-01',
};

const UNKNOWN_SCOPE = bilingual(
  `Dopuštenja su: ${TOKEN_SCOPES.join(', ')}`,
  `The scopes are: ${TOKEN_SCOPES.join(', ')}`,
);

export class CreateApiTokenDto {
  @ApiProperty(NAME)
  @MinLength(1, bilingual('Naziv je obavezan', 'Name is required'))
  @MaxLength(MAX_NAME, tooLong(MAX_NAME))
  @Trim()
  name: string;

  @ApiProperty(SCOPES)
  @IsArray(bilingual('Odaberite barem jedno dopuštenje', 'Choose at least one scope'))
  @ArrayNotEmpty(bilingual('Odaberite barem jedno dopuštenje', 'Choose at least one scope'))
  @IsIn(TOKEN_SCOPES, { ...UNKNOWN_SCOPE, each: true })
  @ArrayUnique(bilingual('Svako dopuštenje navedite jednom', 'Name each scope once'))
  scopes: TokenScope[];

  @ApiProperty(ENDS_ON)
  @IsDay()
  endsOn: string;
}

/** An API token, of which only the beginning is known. */
export class ApiTokenDto {
  @ApiProperty({ type: 'integer', example: 1 })
  id: number;

  @ApiProperty(NAME)
  name: string;

  @ApiProperty({ description: 'The beginning of the token.', example: 'kz_3yFlYdVw' })
  prefix: string;

  @ApiProperty(SCOPES)
  scopes: TokenScope[];

  @ApiProperty({
    description: 'The full name of the administrator who created it.',
    example: 'Ana Horvat',
  })
  createdBy: string;

  @ApiProperty({ format: 'date-time', example: '2026-05-01T09:30:12.000Z' })
  createdAt: Date;

  @ApiProperty(ENDS_ON)
  endsOn: string;

  @ApiProperty({ description: 'Whether it still works.', example: true })
  isValid: boolean;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The day of the last request with it; null before the first one.',
    example: '2026-05-02',
  })
  usedOn: string | null;
}

/** A new API token, whose answer is the only one that contains it. */
export class NewApiTokenDto extends ApiTokenDto {
  @ApiProperty({
    description: 'Sent as `Authorization: Bearer …`. It is stored as a hash, and shown only here.',
    example: 'kz_3yFlYdVw2rNQ0T2eJ4jPZk0dD8m2bVQx5F3vT1iVb9E',
  })
  token: string;
}
