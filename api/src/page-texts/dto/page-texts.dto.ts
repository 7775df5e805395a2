import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { PAGE_TEXT_LENGTHS, type PageTextKind } from 'shared/page-text';
import { OptionalNotNull, tooLong, Trim } from '../../fields/rules.js';
import { bilingual } from '../../i18n/language.js';
import { ApiBaseVersion, ApiVersion } from '../../rows/row-version.js';
import { PAGES, type PageName } from '../original-text.js';
import { ORIGINAL_TEXTS } from '../original-texts.js';

const MAX_TEXTS = ORIGINAL_TEXTS.length;
const KEY = 'home.hero.title';
const MAX_LENGTH = Math.max(...Object.values(PAGE_TEXT_LENGTHS));

/** One text of a page in both languages. */
export class PageTextDto {
  @ApiProperty({ example: KEY })
  key: string;

  @ApiProperty({
    enum: Object.keys(PAGE_TEXT_LENGTHS),
    description:
      'A `line` has at most 200 characters, a `description` (for search engines) 160, a `paragraph` 2000. None has line breaks.',
    example: 'line',
  })
  kind: PageTextKind;

  @ApiProperty({ description: 'In Croatian, as in a new installation.', example: 'Čime se bavimo' })
  original: string;

  @ApiProperty({ description: 'In English, as in a new installation.', example: 'What we do' })
  originalEn: string;

  @ApiProperty({ description: 'The present text in Croatian.', example: 'Čime se bavimo' })
  text: string;

  @ApiProperty({ description: 'The present text in English.', example: 'What we do' })
  textEn: string;
}

/** The editable texts of one page. */
export class PageTextsDto {
  @ApiProperty({ example: 1 })
  id: number;

  @ApiProperty({ enum: PAGES, example: 'home' })
  page: PageName;

  @ApiProperty({ type: [PageTextDto], description: 'In the order of the page.' })
  texts: PageTextDto[];

  @ApiVersion()
  version: number;

  @ApiProperty({
    required: false,
    format: 'date-time',
    type: String,
    description: 'When they were last changed, if ever. Told to administrators only.',
    example: '2026-05-01T09:30:00.000Z',
  })
  updatedAt?: Date;
}

const notText = bilingual('Upišite tekst', 'Enter a text');

/** The change of one text. */
export class ChangedTextDto {
  @ApiProperty({ maxLength: 100, description: 'Of a text on the page.', example: KEY })
  @IsString(bilingual('Upišite ključ teksta', 'Enter the key of the text'))
  @MaxLength(100, tooLong(100))
  key: string;

  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    maxLength: MAX_LENGTH,
    description: 'In Croatian. Null restores the original; left out, it stays as it is.',
    example: 'Što radimo',
  })
  @Trim()
  @IsString(notText)
  @IsOptional()
  text?: string | null;

  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    maxLength: MAX_LENGTH,
    description: 'In English. Null restores the original; left out, it stays as it is.',
    example: null,
  })
  @Trim()
  @IsString(notText)
  @IsOptional()
  textEn?: string | null;
}

export class ChangePageTextsDto {
  @ApiProperty({
    type: [ChangedTextDto],
    required: false,
    maxItems: MAX_TEXTS,
    description: 'The texts that change; all others stay as they are.',
  })
  @OptionalNotNull()
  @IsArray(bilingual('Tekstovi moraju biti popis', 'Texts must be a list'))
  @ArrayMaxSize(MAX_TEXTS, bilingual('Previše tekstova', 'Too many texts'))
  @ValidateNested({
    each: true,
    ...bilingual('Svaki tekst mora imati svoj ključ', 'Each text must have its key'),
  })
  @Type(() => ChangedTextDto)
  texts?: ChangedTextDto[];

  @ApiBaseVersion()
  version?: number;
}

const texts = (example: Record<string, string>) => ({
  type: 'object' as const,
  additionalProperties: { type: 'string' },
  description: 'Texts by key.',
  example,
});

/** The texts that differ from the catalogues of the site, by language and key. */
export class StoredTextsDto {
  @ApiProperty(texts({ 'home.services.title': 'Što radimo' }))
  hr: Record<string, string>;

  @ApiProperty(texts({}))
  en: Record<string, string>;
}
