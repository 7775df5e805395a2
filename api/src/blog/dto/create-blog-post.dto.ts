import { ApiProperty } from '@nestjs/swagger';
import { MaxLength, MinLength } from 'class-validator';
import {
  IsInstant,
  IsSlug,
  OptionalNotNull,
  OptionalImageUrl,
  OptionalText,
  ShortText,
  Trim,
  IsBool,
  tooLong,
} from '../../fields/rules.js';
import { say } from '../../i18n/language.js';

export class CreateBlogPostDto {
  @ApiProperty({ minLength: 3, maxLength: 200, example: 'Radionica opuštanja u Kninu' })
  @Trim()
  @MinLength(3, say('Naslov mora imati barem 3 znaka', 'Title must have at least 3 characters'))
  @MaxLength(200, tooLong(200))
  title: string;

  @ApiProperty({ minLength: 3, maxLength: 200, example: 'Relaxation workshop in Knin' })
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
    minLength: 3,
    maxLength: 120,
    description: '`a-z0-9` words joined by single hyphens, never digits alone; unique.',
    example: 'radionica-opustanja-knin',
  })
  @Trim()
  @MinLength(3, say('Slug mora imati barem 3 znaka', 'Slug must have at least 3 characters'))
  @IsSlug()
  @MaxLength(120, tooLong(120))
  slug: string;

  @ApiProperty({
    minLength: 10,
    maxLength: 100_000,
    description: 'Paragraphs are separated by line breaks.',
    example: 'Pozivamo vas na radionicu opuštanja.\nUlaz je slobodan.',
  })
  @Trim()
  @MinLength(
    10,
    say('Sadržaj mora imati barem 10 znakova', 'Content must have at least 10 characters'),
  )
  @MaxLength(100_000, tooLong(100_000))
  content: string;

  @ApiProperty({
    minLength: 10,
    maxLength: 100_000,
    example: 'You are invited to a relaxation workshop.\nAdmission is free.',
  })
  @Trim()
  @MinLength(
    10,
    say(
      'Engleski sadržaj mora imati barem 10 znakova',
      'English content must have at least 10 characters',
    ),
  )
  @MaxLength(100_000, tooLong(100_000))
  contentEn: string;

  @ApiProperty({
    required: false,
    maxLength: 60,
    default: 'news',
    description: 'The form offers news, article and announcement; any other is accepted.',
    example: 'news',
  })
  @OptionalNotNull()
  @MinLength(1, say('Kategorija je obavezna', 'Category is required'))
  @ShortText(60)
  category?: string;

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

  @ApiProperty({ required: false, maxLength: 120, default: '', example: 'Ana Horvat' })
  @OptionalNotNull()
  @ShortText(120)
  author?: string;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 120,
    example: 'Predsjednica',
  })
  @OptionalText(120)
  authorPosition?: string | null;

  @ApiProperty({
    required: false,
    format: 'date-time',
    description:
      'A moment in the future schedules the post. Left out: the moment of its first publication.',
    example: '2026-05-04T08:00:00.000Z',
  })
  @OptionalNotNull()
  @IsInstant(say('Datum objave nije ispravan', 'The publication date is not valid'))
  publishDate?: string;

  @ApiProperty({ required: false, default: false, description: 'False keeps it a draft.' })
  @OptionalNotNull()
  @IsBool()
  isPublished?: boolean;
}
