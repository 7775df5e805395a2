import { ApiProperty } from '@nestjs/swagger';
import { MinLength } from 'class-validator';
import { ShortText } from '../../fields/rules.js';
import { bilingual } from '../../i18n/language.js';

export class PeopleSearchDto {
  @ApiProperty({
    minLength: 3,
    maxLength: 100,
    description: 'A part of a name or of an e-mail address, or a phone number.',
    example: 'Horvat',
  })
  @MinLength(3, bilingual('Upišite barem 3 znaka imena', 'Enter at least 3 characters of the name'))
  @ShortText(100)
  text: string;
}

export class PersonDto {
  @ApiProperty({ example: 'ana.horvat@udruga.example' })
  email: string;

  @ApiProperty({ type: String, nullable: true, example: 'Ana Horvat' })
  name: string | null;

  @ApiProperty({
    type: String,
    isArray: true,
    description: 'The kinds of data in which the text was found.',
    example: ['Poruke s obrasca'],
  })
  where: string[];
}

export class PeopleDto {
  @ApiProperty({ type: PersonDto, isArray: true, description: 'At most 20, by name.' })
  people: PersonDto[];
}
