import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  Matches,
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { OptionalDay } from '../../fields/optional-day.js';
import {
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
import {
  PROJECT_ICONS,
  PROJECT_STATUSES,
  type ProjectIcon,
  type ProjectStatus,
} from '../project.entity.js';

const optionalText: ApiPropertyOptions = {
  required: false,
  nullable: true,
  type: String,
  maxLength: 20_000,
};

/** A longer text that not every project has. */
function ProjectText(example: string): PropertyDecorator {
  return applyDecorators(ApiProperty({ ...optionalText, example }), OptionalText(20_000));
}

export class ProjectDocumentDto {
  @ApiProperty({ maxLength: 200, example: 'Letak projekta' })
  @MinLength(1, say('Naziv dokumenta je obavezan', 'The name of the document is required'))
  @ShortText(200)
  name: string;

  @ApiProperty({ maxLength: 200, example: 'Project flyer' })
  @MinLength(
    1,
    say('Engleski naziv dokumenta je obavezan', 'The English name of the document is required'),
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
    say('Putanja dokumenta mora početi s /', 'The path of the document must start with /'),
  )
  @MaxLength(500, tooLong(500))
  path: string;
}

export class CreateProjectDto {
  @ApiProperty({ minLength: 3, maxLength: 200, example: 'Zaželi III' })
  @Trim()
  @MinLength(3, say('Naslov mora imati barem 3 znaka', 'Title must have at least 3 characters'))
  @MaxLength(200, tooLong(200))
  title: string;

  @ApiProperty({ minLength: 3, maxLength: 200, example: 'Make a Wish III' })
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
    example: 'zazeli-iii',
  })
  @Trim()
  @MinLength(3, say('Slug mora imati barem 3 znaka', 'Slug must have at least 3 characters'))
  @IsSlug()
  @MaxLength(120, tooLong(120))
  slug: string;

  @ApiProperty({ minLength: 10, maxLength: 100_000, example: 'Pomoć i podrška starijim osobama.' })
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
    example: 'Help and support for elderly people.',
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

  @ApiProperty({ maxLength: 60, example: 'education' })
  @MinLength(1, say('Kategorija je obavezna', 'Category is required'))
  @ShortText(60)
  category: string;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 500,
    description: 'A path on this site or an https address; an empty text becomes null.',
    example: '/images/zazeli-iii.svg',
  })
  @OptionalImageUrl()
  imageUrl?: string | null;

  @ApiProperty({
    required: false,
    enum: PROJECT_ICONS,
    default: 'none',
    description: 'The drawing that stands for the project instead of its image.',
  })
  @OptionalNotNull()
  @IsIn(
    PROJECT_ICONS,
    say(
      'Ikona mora biti none, support, elderly ili safety',
      'Icon must be none, support, elderly or safety',
    ),
  )
  icon?: ProjectIcon;

  @ApiProperty({
    required: false,
    default: false,
    description:
      'Puts the quick exit on the page of the project. Pages that name violence or abuse have it anyway.',
  })
  @OptionalNotNull()
  @IsBool()
  quickExit?: boolean;

  @ApiProperty({ required: false, enum: PROJECT_STATUSES, default: 'active' })
  @OptionalNotNull()
  @IsIn(
    PROJECT_STATUSES,
    say(
      'Status mora biti active, upcoming ili completed',
      'Status must be active, upcoming or completed',
    ),
  )
  status?: ProjectStatus;

  @ProjectText('Europski socijalni fond plus')
  financing?: string | null;

  @ProjectText('European Social Fund Plus')
  financingEn?: string | null;

  @ProjectText('Podrška za 200 korisnika')
  results?: string | null;

  @ProjectText('Support for 200 beneficiaries')
  resultsEn?: string | null;

  @ProjectText('Grad Šibenik')
  partners?: string | null;

  @ProjectText('City of Šibenik')
  partnersEn?: string | null;

  @ProjectText('Obilasci u domu')
  activities?: string | null;

  @ProjectText('Home visits')
  activitiesEn?: string | null;

  @ProjectText('Projekt traje 36 mjeseci.')
  note?: string | null;

  @ProjectText('The project lasts 36 months.')
  noteEn?: string | null;

  @ApiProperty({ required: false, type: [ProjectDocumentDto], default: [] })
  @OptionalNotNull()
  @IsArray(say('Dokumenti moraju biti popis', 'Documents must be a list'))
  @ArrayMaxSize(50, say('Dopušteno je najviše 50 dokumenata', 'At most 50 documents are allowed'))
  @ValidateNested({
    each: true,
    ...say('Dokumenti moraju imati naziv i putanju', 'Documents must have a name and a path'),
  })
  @Type(() => ProjectDocumentDto)
  documents?: ProjectDocumentDto[];

  @OptionalDay('2024-04-22')
  startDate?: string | null;

  @OptionalDay('2027-04-22')
  endDate?: string | null;
}
