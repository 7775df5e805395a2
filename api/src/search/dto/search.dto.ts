import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { SEARCH_GROUPS, type SearchGroupName } from '../../content/search-groups.js';
import { ShortText } from '../../fields/rules.js';
import { bilingual } from '../../i18n/language.js';

const PAGE = bilingual(
  'Stranica mora biti cijeli broj od 1 do 1000',
  'The page must be a whole number from 1 to 1000',
);

export class SearchQueryDto {
  @ApiProperty({
    maxLength: 200,
    description: 'Words, in any of their Croatian or English forms; the last may be incomplete.',
    example: 'radionice',
  })
  @ShortText(200)
  q: string;

  @ApiProperty({
    required: false,
    enum: [...SEARCH_GROUPS],
    description: 'Answers more results, of this group only.',
  })
  @IsIn(
    SEARCH_GROUPS,
    bilingual(
      `Skupina mora biti jedna od: ${SEARCH_GROUPS.join(', ')}`,
      `The group must be one of: ${SEARCH_GROUPS.join(', ')}`,
    ),
  )
  @IsOptional()
  group?: SearchGroupName;

  @ApiProperty({
    required: false,
    type: 'integer',
    minimum: 1,
    maximum: 1000,
    default: 1,
    description: 'The page of the results of a group, of 20 each.',
  })
  @Max(1000, PAGE)
  @Min(1, PAGE)
  @IsInt(PAGE)
  @Transform(({ value }: { value: unknown }) =>
    /^\d{1,4}$/.test(String(value)) ? Number(value) : value,
  )
  @IsOptional()
  page?: number;
}

export class SearchResultDto {
  @ApiProperty({ example: '/blog/radionica-opustanja-knin' })
  path: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The path in English, if different.',
    example: null,
  })
  pathEn: string | null;

  @ApiProperty({ example: 'Radionica opuštanja u Kninu' })
  title: string;

  @ApiProperty({ example: 'Relaxation workshop in Knin' })
  titleEn: string;

  @ApiProperty({
    description: 'The beginning of the text or the part with the first found word.',
    example: 'Pozivamo vas na radionicu opuštanja.',
  })
  excerpt: string;

  @ApiProperty({ example: 'You are invited to a relaxation workshop.' })
  excerptEn: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Of a post, an event or a document.',
    example: '2026-05-04T08:00:00.000Z',
  })
  date: Date | null;
}

export class SearchGroupDto {
  @ApiProperty({ enum: [...SEARCH_GROUPS], example: 'blog' })
  name: SearchGroupName;

  @ApiProperty({ type: 'integer', example: 1 })
  total: number;

  @ApiProperty({ type: SearchResultDto, isArray: true })
  results: SearchResultDto[];
}

export class SearchResultsDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The words that were searched, where no content has the given ones; null otherwise.',
    example: null,
  })
  corrected: string | null;

  @ApiProperty({
    type: SearchGroupDto,
    isArray: true,
    description: 'The groups with results: 5 of each or, with `group`, 20 of that one.',
  })
  groups: SearchGroupDto[];
}
