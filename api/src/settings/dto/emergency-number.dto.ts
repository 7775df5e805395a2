import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  Matches,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { column, declareField } from '../../fields/field.js';
import { OptionalNotNull, OptionalText, ShortText, Trim } from '../../fields/rules.js';
import { bilingual } from '../../i18n/language.js';

const MAX_NUMBERS = 8;
const MAX_NAME = 80;
const MAX_NOTE = 120;

/** A telephone number for those who need help at once. */
export class EmergencyNumberDto {
  @ApiProperty({
    maxLength: 40,
    description: 'As it is read; short numbers have no country code.',
    example: '116 006',
  })
  @Trim()
  @Matches(
    /^\+?(?:[ /-]?\d){3,15}$/,
    bilingual(
      'Upišite broj telefona, na primjer 112 ili 116 006',
      'Enter a phone number, for example 112 or 116 006',
    ),
  )
  number: string;

  @ApiProperty({ minLength: 1, maxLength: MAX_NAME, example: 'Policija' })
  @MinLength(1, bilingual('Naziv uz broj je obavezan', 'The name of the number is required'))
  @ShortText(MAX_NAME)
  name: string;

  @ApiProperty({ minLength: 1, maxLength: MAX_NAME, example: 'Police' })
  @MinLength(
    1,
    bilingual('Engleski naziv uz broj je obavezan', 'The English name of the number is required'),
  )
  @ShortText(MAX_NAME)
  nameEn: string;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: MAX_NOTE,
    description: 'What a call costs, when somebody answers.',
    example: 'besplatno i anonimno',
  })
  @OptionalText(MAX_NOTE)
  note?: string | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: MAX_NOTE,
    example: 'free and anonymous',
  })
  @OptionalText(MAX_NOTE)
  noteEn?: string | null;
}

const digitsOf = (number: unknown): unknown =>
  number instanceof EmergencyNumberDto ? String(number.number).replace(/\D/g, '') : number;

/** Telephone numbers for those who need help at once, in their order; at least one. */
export function EmergencyNumbers(): PropertyDecorator {
  return declareField({
    column: column('jsonb'),
    value: { type: [EmergencyNumberDto] },
    body: { maxItems: MAX_NUMBERS },
    description:
      'Shown on pages about violence and on those whose text names one of them. Replaced as a whole.',
    example: [
      {
        number: '116 006',
        name: 'Nacionalni pozivni centar za žrtve',
        nameEn: 'National Call Centre for Victims',
        note: 'besplatno i anonimno, u svako doba',
        noteEn: 'free and anonymous, at any hour',
      },
    ],
    rules: [
      Type(() => EmergencyNumberDto),
      ValidateNested({
        each: true,
        ...bilingual(
          'Uz svaki broj mora stajati i njegov naziv',
          'Every number must have its name',
        ),
      }),
      ArrayUnique(digitsOf, bilingual('Isti je broj upisan dvaput', 'A number is entered twice')),
      ArrayMaxSize(
        MAX_NUMBERS,
        bilingual(
          `Dopušteno je najviše ${MAX_NUMBERS} brojeva`,
          `At most ${MAX_NUMBERS} numbers are allowed`,
        ),
      ),
      ArrayMinSize(
        1,
        bilingual('Upišite barem jedan broj za hitnu pomoć', 'Enter at least one emergency number'),
      ),
      IsArray(bilingual('Brojevi moraju biti popis', 'Numbers must be a list')),
      OptionalNotNull(),
    ],
  });
}
