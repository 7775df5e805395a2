import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, MaxLength, MinLength } from 'class-validator';
import {
  EmptyToNull,
  IsMoment,
  OptionalImageUrl,
  OptionalLink,
  OptionalText,
  ShortText,
  Trim,
  tooLong,
} from '../../fields/rules.js';
import { say } from '../../i18n/language.js';

export class CreateEventDto {
  @ApiProperty({ minLength: 3, maxLength: 200, example: 'Radionica traženja posla' })
  @Trim()
  @MinLength(3, say('Naslov mora imati barem 3 znaka', 'Title must have at least 3 characters'))
  @MaxLength(200, tooLong(200))
  title: string;

  @ApiProperty({ minLength: 3, maxLength: 200, example: 'Job search workshop' })
  @Trim()
  @MinLength(
    3,
    say(
      'Engleski naslov mora imati barem 3 znaka',
      'English title must have at least 3 characters',
    ),
  )
  @MaxLength(200, tooLong(200))
  titleEn: string;

  @ApiProperty({
    minLength: 10,
    maxLength: 100_000,
    example: 'Svatko odlazi s gotovim životopisom.',
  })
  @Trim()
  @MinLength(
    10,
    say('Opis mora imati barem 10 znakova', 'Description must have at least 10 characters'),
  )
  @MaxLength(100_000, tooLong(100_000))
  description: string;

  @ApiProperty({
    minLength: 10,
    maxLength: 100_000,
    example: 'Everyone leaves with a finished CV.',
  })
  @Trim()
  @MinLength(
    10,
    say(
      'Engleski opis mora imati barem 10 znakova',
      'English description must have at least 10 characters',
    ),
  )
  @MaxLength(100_000, tooLong(100_000))
  descriptionEn: string;

  @ApiProperty({ minLength: 1, maxLength: 200, example: 'Prostorije Udruge' })
  @MinLength(1, say('Mjesto je obavezno', 'Location is required'))
  @ShortText(200)
  location: string;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 200,
    description: 'Left out where the place is called the same in English.',
    example: 'The association’s premises',
  })
  @OptionalText(200)
  locationEn?: string | null;

  @ApiProperty({
    format: 'date-time',
    description: 'When it starts.',
    example: '2026-06-10T10:00:00+02:00',
  })
  @IsMoment(say('Datum događaja nije ispravan', 'The event date is not valid'))
  eventDate: string;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    format: 'date-time',
    description: 'When it ends. Left out: with its day in Croatia.',
    example: '2026-06-10T13:00:00+02:00',
  })
  @EmptyToNull()
  @IsOptional()
  @IsMoment(say('Datum završetka nije ispravan', 'The end date is not valid'))
  endDate?: string | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 500,
    description: 'A path on this site or an https address; an empty text becomes null.',
    example: '/images/terapija-opustanja.svg',
  })
  @OptionalImageUrl()
  imageUrl?: string | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 500,
    description: 'A path on this site or an https address; an empty text becomes null.',
    example: '/javni-poziv',
  })
  @OptionalLink(
    say(
      'Poveznica za prijavu mora biti putanja na ovoj stranici (/…) ili adresa https://',
      'The registration link must be a path on this site (/…) or an https:// address',
    ),
  )
  registrationLink?: string | null;
}
