import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches, MinLength } from 'class-validator';
import { OptionalDay } from '../../fields/optional-day.js';
import { IsOrder, OptionalText, ShortText } from '../../fields/rules.js';
import { say } from '../../i18n/language.js';
import { OptionalPdf, type PdfUpload } from '../pdf-upload.rule.js';

/** Where a page of this site is; empty becomes null. */
function OptionalPagePath(): PropertyDecorator {
  return applyDecorators(
    Matches(
      /^\/(?![/\\])[^\s\\"'<>]*$/,
      say('Putanja dokumenta mora početi s /', 'The path of the document must start with /'),
    ),
    OptionalText(500),
  );
}

export class CreateDocumentDto {
  @ApiProperty({ minLength: 1, maxLength: 200, example: 'Pravilnik o radu' })
  @MinLength(1, say('Naziv je obavezan', 'Name is required'))
  @ShortText(200)
  name: string;

  @ApiProperty({ minLength: 1, maxLength: 200, example: 'Rules of work' })
  @MinLength(1, say('Engleski naziv je obavezan', 'English name is required'))
  @ShortText(200)
  nameEn: string;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 500,
    description: 'The path of a page of this site. A PDF gets its own from its name.',
    example: '/javni-poziv',
  })
  @OptionalPagePath()
  path?: string | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 500,
    description: 'The path of the page in English, where it has another.',
    example: '/javni-poziv?lang=en',
  })
  @OptionalPagePath()
  pathEn?: string | null;

  @OptionalPdf('A PDF of at most 10 MB; null brings the generated one back.')
  file?: PdfUpload | null;

  @OptionalPdf('The PDF in English, where there is one; null as for `file`.')
  fileEn?: PdfUpload | null;

  /** The day it was issued. */
  @OptionalDay('2024-04-26')
  issuedOn?: string | null;

  @ApiProperty({ required: false, default: 0, description: 'Smaller numbers come first.' })
  @IsOrder()
  order?: number;
}
