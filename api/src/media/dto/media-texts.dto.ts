import { ApiProperty } from '@nestjs/swagger';
import { MinLength } from 'class-validator';
import { OptionalNotNull, OptionalText, ShortText } from '../../fields/rules.js';
import { say } from '../../i18n/language.js';
import { MAX_NAME } from '../file-name.js';

/** The texts of a picture. Omitted fields stay unchanged. */
export class MediaTextsDto {
  @ApiProperty({
    required: false,
    minLength: 1,
    maxLength: MAX_NAME,
    description: 'Left out of an upload, it is the name of the file.',
    example: 'radionica.jpg',
  })
  @OptionalNotNull()
  @MinLength(1, say('Naziv je obavezan', 'Name is required'))
  @ShortText(MAX_NAME)
  name?: string;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 300,
    description: 'What the picture shows, for whoever does not see it.',
    example: 'Mladi na radionici u Kninu',
  })
  @OptionalText(300)
  alt?: string | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 300,
    example: 'Young people at a workshop in Knin',
  })
  @OptionalText(300)
  altEn?: string | null;
}
