import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, Max, Min, MinLength } from 'class-validator';
import { OptionalNotNull, OptionalText, ShortText } from '../../fields/rules.js';
import { say } from '../../i18n/language.js';

/** As many as a reader goes through. */
const MOST = 20;
const LARGEST_ID = 2_147_483_647;

function Ids(example: number[]): PropertyDecorator {
  const numbers = say('Odaberite s popisa', 'Choose from the list');
  return applyDecorators(
    ApiProperty({
      type: 'array',
      required: false,
      maxItems: MOST,
      uniqueItems: true,
      example,
      items: { type: 'integer', minimum: 1, maximum: LARGEST_ID },
    }),
    OptionalNotNull(),
    IsInt({ ...numbers, each: true }),
    Min(1, { ...numbers, each: true }),
    Max(LARGEST_ID, { ...numbers, each: true }),
    ArrayUnique(say('Isto je odabrano dvaput', 'The same is chosen twice')),
    ArrayMaxSize(MOST, say(`Odaberite ih najviše ${MOST}`, `Choose at most ${MOST}`)),
    IsArray(numbers),
  );
}

/** What is written of an issue. */
export class CreateIssueDto {
  @ApiProperty({
    minLength: 3,
    maxLength: 150,
    example: 'Vijesti u svibnju',
    description: 'The subject and the heading.',
  })
  @MinLength(3, say('Naslov mora imati barem 3 znaka', 'The title needs at least 3 characters'))
  @ShortText(150)
  title: string;

  @ApiProperty({ minLength: 3, maxLength: 150, example: 'News in May' })
  @MinLength(
    3,
    say(
      'Engleski naslov mora imati barem 3 znaka',
      'The English title needs at least 3 characters',
    ),
  )
  @ShortText(150)
  titleEn: string;

  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    maxLength: 10_000,
    description: 'Paragraphs, with an empty line between them.',
    example: 'Dragi prijatelji,\n\nu svibnju nas čekaju dvije radionice.',
  })
  @OptionalText(10_000)
  text?: string | null;

  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    maxLength: 10_000,
    description: 'Given if and only if `text` is.',
    example: 'Dear friends,\n\ntwo workshops await us in May.',
  })
  @OptionalText(10_000)
  textEn?: string | null;

  /** Published posts, in this order. */
  @Ids([1, 2])
  postIds?: number[];

  /** Events, in this order. */
  @Ids([3])
  eventIds?: number[];
}
