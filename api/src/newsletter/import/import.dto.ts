import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { LANGUAGES, bilingual, type Language } from '../../i18n/language.js';

export class ImportQueryDto {
  @ApiProperty({ enum: LANGUAGES, description: 'Of the newsletter, for all.', example: 'hr' })
  @IsIn(LANGUAGES, bilingual('Jezik mora biti hr ili en', 'Language must be hr or en'))
  language: Language;
}

/** A row of a file that has no valid address. */
export class InvalidRowDto {
  @ApiProperty({ type: 'integer', description: 'Its number in the file.', example: 7 })
  row: number;

  @ApiProperty({ example: 'ana.horvat@' })
  text: string;

  @ApiProperty({ description: 'In the language of the request.', example: 'Adresa nije ispravna.' })
  reason: string;
}

/** What becomes of the rows of a file, in numbers. */
export class ImportResultDto {
  @ApiProperty({ type: 'integer', description: 'New addresses, which are asked.', example: 480 })
  added: number;

  @ApiProperty({ type: 'integer', description: 'Already on the list; unchanged.', example: 12 })
  known: number;

  @ApiProperty({
    type: 'integer',
    description: 'Unsubscribed before, here or in the file; these are never asked again.',
    example: 3,
  })
  unsubscribed: number;

  @ApiProperty({
    type: 'integer',
    description:
      'Of the unsubscribed, those of whom only the file says so, by its state or its name. The import remembers them.',
    example: 2,
  })
  remembered: number;

  @ApiProperty({
    type: 'integer',
    description: 'Refused by the mail server before; these are not asked.',
    example: 1,
  })
  refused: number;

  @ApiProperty({ type: 'integer', description: 'Repeated in the file.', example: 2 })
  duplicates: number;

  @ApiProperty({ type: 'integer', description: 'Rows without a valid address.', example: 2 })
  invalid: number;

  @ApiProperty({ type: [InvalidRowDto], description: 'The first hundred of these.' })
  invalidRows: InvalidRowDto[];

  @ApiProperty({
    type: 'integer',
    description: 'Minutes until the last address is asked, as mails are sent slowly.',
    example: 24,
  })
  minutes: number;
}

/** A list that was imported, as evidence, and what became of it. */
export class ImportDto {
  @ApiProperty({ example: 2 })
  id: number;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-05-01T09:30:00.000Z' })
  importedAt: Date;

  @ApiProperty({ description: 'The name of the administrator.', example: 'Ana Horvat' })
  importedBy: string;

  @ApiProperty({ enum: LANGUAGES, example: 'hr' })
  language: Language;

  @ApiProperty({ type: 'integer', description: 'Addresses that were added.', example: 480 })
  added: number;

  @ApiProperty({ type: 'integer', description: 'Asked by mail so far.', example: 120 })
  asked: number;

  @ApiProperty({ type: 'integer', description: 'Confirmed by their owners.', example: 35 })
  confirmed: number;
}
