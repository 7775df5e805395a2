import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  Matches,
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { column, declareField } from '../../fields/field.js';
import { OptionalNotNull, ShortText, tooLong, Trim } from '../../fields/rules.js';
import { bilingual } from '../../i18n/language.js';

/** A file of a project. */
export class ProjectDocumentDto {
  @ApiProperty({ maxLength: 200, example: 'Letak projekta' })
  @MinLength(1, bilingual('Naziv dokumenta je obavezan', 'The name of the document is required'))
  @ShortText(200)
  name: string;

  @ApiProperty({ maxLength: 200, example: 'Project flyer' })
  @MinLength(
    1,
    bilingual(
      'Engleski naziv dokumenta je obavezan',
      'The English name of the document is required',
    ),
  )
  @ShortText(200)
  nameEn: string;

  @ApiProperty({
    maxLength: 500,
    description: 'A path on this site.',
    example: '/documents/letak.pdf',
  })
  @Trim()
  @Matches(
    /^\/(?![/\\])[^\s\\"'<>]*$/,
    bilingual('Putanja dokumenta mora početi s /', 'The path of the document must start with /'),
  )
  @MaxLength(500, tooLong(500))
  path: string;
}

/** The files of a project, at most 50. */
export function ProjectDocuments(): PropertyDecorator {
  return declareField({
    column: column('jsonb', { default: [] }),
    value: { type: [ProjectDocumentDto] },
    body: { required: false, default: [] },
    rules: [
      Type(() => ProjectDocumentDto),
      ValidateNested({
        each: true,
        ...bilingual(
          'Dokumenti moraju imati naziv i putanju',
          'Documents must have a name and a path',
        ),
      }),
      ArrayMaxSize(
        50,
        bilingual('Dopušteno je najviše 50 dokumenata', 'At most 50 documents are allowed'),
      ),
      IsArray(bilingual('Dokumenti moraju biti popis', 'Documents must be a list')),
      OptionalNotNull(),
    ],
  });
}
