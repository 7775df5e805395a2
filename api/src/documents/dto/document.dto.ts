import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { AnswerOf, BodyOf, ChangeOf } from '../../fields/bodies.js';
import { OptionalText } from '../../fields/rules.js';
import { bilingual } from '../../i18n/language.js';
import { Document } from '../document.entity.js';
import { OptionalPdf, type PdfUpload } from '../pdf-upload.rule.js';

/** The path of a page of this site; empty becomes null. */
function OptionalPagePath(): PropertyDecorator {
  return applyDecorators(
    Matches(
      /^\/(?![/\\])[^\s\\"'<>]*$/,
      bilingual('Putanja dokumenta mora početi s /', 'The path of the document must start with /'),
    ),
    OptionalText(500),
  );
}

/** The path is set for pages only; that of a PDF is generated from its name. */
export class CreateDocumentDto extends BodyOf(Document, {
  readOnly: ['kind', 'path', 'pathEn', 'generatedAs', 'isPublic'],
  defaulted: ['isPublished', 'order'],
}) {
  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 500,
    description: 'The path of a page of this site. A PDF gets its own from its name.',
    example: '/javni-poziv',
  })
  @OptionalPagePath()
  path?: string | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 500,
    description: 'The path of the English page, if different.',
    example: '/javni-poziv?lang=en',
  })
  @OptionalPagePath()
  pathEn?: string | null;

  @OptionalPdf('A PDF of at most 10 MB; null restores the generated one.')
  file?: PdfUpload | null;

  @OptionalPdf('The English PDF, if any; null as for `file`.')
  fileEn?: PdfUpload | null;
}

export class UpdateDocumentDto extends ChangeOf(CreateDocumentDto) {}

export class PlacedFileDto {
  @ApiProperty({ description: 'Its path on this site.', example: '/documents/letak-zazeli.pdf' })
  src: string;

  @ApiProperty({ example: 'letak-zazeli.pdf' })
  title: string;
}

const BYTES = {
  type: 'integer',
  nullable: true,
  description: 'Bytes of the PDF that is served; null for a page, and while it is drawn.',
} as const;

export class DocumentDto extends AnswerOf(Document, ['generatedAs']) {
  @ApiProperty({
    description: 'Whether a PDF is generated from the content if none is uploaded.',
    example: true,
  })
  generated: boolean;

  @ApiProperty({ description: 'Whether the European Union co-funds its project.', example: true })
  euFunded: boolean;

  @ApiProperty({ ...BYTES, example: 91_204 })
  size: number | null;

  @ApiProperty({
    ...BYTES,
    description: 'Bytes of the English PDF; null without one, and while it is drawn.',
    example: 90_112,
  })
  sizeEn: number | null;

  @ApiProperty({
    type: PlacedFileDto,
    nullable: true,
    description: 'The uploaded file; null for a generated PDF and for a page.',
  })
  file: PlacedFileDto | null;

  @ApiProperty({
    type: PlacedFileDto,
    nullable: true,
    description: 'The same in English.',
  })
  fileEn: PlacedFileDto | null;
}
