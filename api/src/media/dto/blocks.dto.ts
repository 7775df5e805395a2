import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { ShortText } from '../../fields/rules.js';
import type {
  Alignment,
  Block,
  Heading,
  HeadingLevel,
  Inline,
  List,
  PictureBlock,
  Table,
} from '../../rich-text/blocks.js';
import { ImageDto } from './image.dto.js';

type Kind<Union, T> = Extract<Union, { type: T }>;
type Schema = Record<string, unknown>;

// By name, as blocks contain one another.
const anyOf = (names: readonly string[]): Schema => ({
  oneOf: names.map((name) => ({ $ref: getSchemaPath(name) })),
});
const arrayOf = (items: Schema): Schema => ({ type: 'array', items });

const INLINE_NAMES = ['TextDto', 'EmphasisDto', 'LinkDto', 'BreakDto'];
const BLOCK_NAMES = [
  'ParagraphDto',
  'HeadingDto',
  'ListDto',
  'QuoteDto',
  'PictureBlockDto',
  'TableDto',
  'DividerDto',
];
const INLINES = arrayOf(anyOf(INLINE_NAMES));
const BLOCKS = arrayOf(anyOf(BLOCK_NAMES));

const ApiSchema = (schema: Schema): PropertyDecorator => ApiProperty(schema);
const ApiKind = (...types: string[]): PropertyDecorator =>
  ApiProperty({ enum: types, example: types[0] });

export class TextDto implements Kind<Inline, 'text'> {
  @ApiKind('text')
  type: 'text';

  @ApiProperty({ example: 'Ulaz je slobodan.' })
  text: string;
}

export class EmphasisDto implements Kind<Inline, 'strong' | 'emphasis'> {
  @ApiKind('strong', 'emphasis')
  type: 'strong' | 'emphasis';

  @ApiSchema(INLINES)
  inlines: Inline[];
}

export class LinkDto implements Kind<Inline, 'link'> {
  @ApiKind('link')
  type: 'link';

  @ApiProperty({
    description: 'An https, mailto or tel URL, a path on this site, or a fragment.',
    example: '/projects',
  })
  address: string;

  @ApiSchema(INLINES)
  inlines: Inline[];
}

export class BreakDto implements Kind<Inline, 'break'> {
  @ApiKind('break')
  type: 'break';
}

export class ParagraphDto implements Kind<Block, 'paragraph'> {
  @ApiKind('paragraph')
  type: 'paragraph';

  @ApiSchema(INLINES)
  inlines: Inline[];
}

export class HeadingDto implements Heading {
  @ApiKind('heading')
  type: 'heading';

  @ApiProperty({ type: 'integer', minimum: 2, maximum: 4, example: 2 })
  level: HeadingLevel;

  @ApiProperty({ description: 'Unique in the text.', example: 'h-sto-nudimo' })
  id: string;

  @ApiSchema(INLINES)
  inlines: Inline[];
}

export class ListDto implements List {
  @ApiKind('list')
  type: 'list';

  @ApiProperty({ example: false })
  ordered: boolean;

  @ApiProperty({ type: 'integer', description: 'The number of the first item.', example: 1 })
  start: number;

  @ApiSchema({ ...arrayOf(BLOCKS), description: 'The blocks of each item.' })
  items: Block[][];
}

export class QuoteDto implements Kind<Block, 'quote'> {
  @ApiKind('quote')
  type: 'quote';

  @ApiSchema(BLOCKS)
  blocks: Block[];
}

export class PictureBlockDto implements PictureBlock {
  @ApiKind('picture')
  type: 'picture';

  @ApiProperty({ description: 'A path on this site.', example: '/images/zazeli-iii.svg' })
  address: string;

  @ApiProperty({
    description: 'The alternative text; where it is empty, that of `image` holds.',
    example: 'Sudionici radionice',
  })
  alt: string;

  @ApiProperty({ type: String, nullable: true, example: 'Knin, 2026.' })
  caption: string | null;

  @ApiProperty({
    type: () => ImageDto,
    nullable: true,
    description: 'The picture with its sizes, when it is one kept here; null otherwise.',
  })
  image: ImageDto | null;
}

export class TableDto implements Table {
  @ApiKind('table')
  type: 'table';

  @ApiSchema({
    ...arrayOf({ type: 'string', enum: ['left', 'center', 'right', null], nullable: true }),
    description: 'The alignment of each column; null for the usual one.',
  })
  align: (Alignment | null)[];

  @ApiSchema(arrayOf(INLINES))
  head: Inline[][];

  @ApiSchema(arrayOf(arrayOf(INLINES)))
  rows: Inline[][][];
}

export class DividerDto implements Kind<Block, 'divider'> {
  @ApiKind('divider')
  type: 'divider';
}

/** The blocks of a row's formatted texts, by the name of the field; pictures have an `image`. */
export type ShownBlocks = Record<string, Block[]>;

const MODELS: Type<unknown>[] = [
  TextDto,
  EmphasisDto,
  LinkDto,
  BreakDto,
  ParagraphDto,
  HeadingDto,
  ListDto,
  QuoteDto,
  PictureBlockDto,
  TableDto,
  DividerDto,
];

/** Puts the schemas of blocks into the document. */
export const ApiBlockModels = (): ClassDecorator => applyDecorators(ApiExtraModels(...MODELS));

/** Documents the blocks of one text. */
export const ApiBlockList = (description?: string): PropertyDecorator =>
  ApiSchema({ ...BLOCKS, ...(description !== undefined && { description }) });

/** Documents the blocks of a row's texts. */
export const ApiBlocks = (): PropertyDecorator =>
  ApiSchema({
    type: 'object',
    additionalProperties: BLOCKS,
    required: false,
    example: { content: [{ type: 'divider' }] },
    description:
      'With `texts=blocks`: the blocks of each text in Markdown, and of plain texts with telephone numbers or e-mail addresses, by the name of the field. A text beyond the limits of the parser has none and is shown as plain text.',
  });

/** A text as Markdown, which is not stored yet. */
export class MarkdownDto {
  @ApiProperty({ maxLength: 100_000, example: '## Što nudimo\n\n- razgovor' })
  @ShortText(100_000)
  text: string;
}

/** What a page needs of a formatted text. */
export class ShownTextDto {
  @ApiProperty({
    description: 'The words without marks, a line for each paragraph.',
    example: 'Što nudimo\nrazgovor',
  })
  text: string;

  @ApiSchema({
    ...BLOCKS,
    required: false,
    example: [{ type: 'divider' }],
    description: 'Left out for a text beyond the limits of the parser, which is plain text.',
  })
  blocks?: Block[];
}
