import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { EmailAddress, invalidEmailInPanel } from '../../../fields/form-rules.js';
import { IsBool, IsInstant, OptionalNotNull } from '../../../fields/rules.js';
import { LANGUAGES, bilingual, type Language } from '../../../i18n/language.js';

export class SendIssueDto {
  @ApiProperty({
    type: String,
    required: false,
    format: 'date-time',
    example: '2030-05-01T08:00:00Z',
    description: 'When it is sent; in a minute if omitted or sooner.',
  })
  @OptionalNotNull()
  @IsInstant(bilingual('Vrijeme slanja nije ispravno', 'The time of sending is not valid'))
  sendAt?: Date;
}

/** What keeps an issue from being sent. */
export class IssueRefusalDto {
  @ApiProperty({ description: 'The name of the field.', example: 'textEn' })
  field: string;

  @ApiProperty({ example: 'Napišite i na engleskom; broj čitatelja na engleskom: 12' })
  message: string;
}

export class TestIssueDto {
  @ApiProperty({ maxLength: 254, format: 'email', example: 'urednica@udruga.example' })
  @EmailAddress(invalidEmailInPanel)
  email: string;

  @ApiProperty({ enum: LANGUAGES, example: 'hr' })
  @IsIn(LANGUAGES, bilingual('Jezik mora biti hr ili en', 'Language must be hr or en'))
  language: Language;
}

export class ArchiveIssueDto {
  @ApiProperty({ description: 'Whether everybody can read it on the site.', example: false })
  @IsBool()
  inArchive: boolean;
}
