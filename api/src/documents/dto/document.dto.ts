import { ApiProperty } from '@nestjs/swagger';
import { ApiVersion } from '../../rows/row-version.js';
import { DOCUMENT_KINDS, type DocumentKind } from '../document.entity.js';

export class PlacedFileDto {
  @ApiProperty({ description: 'Where it is on this site.', example: '/documents/letak-zazeli.pdf' })
  src: string;

  @ApiProperty({ example: 'letak-zazeli.pdf' })
  title: string;
}

const BYTES = {
  type: 'integer',
  nullable: true,
  description: 'Bytes of the PDF that is served; null for a page.',
} as const;

export class DocumentDto {
  @ApiProperty({ example: 1 })
  id: number;

  @ApiProperty({ example: 'Letak projekta Zaželi III' })
  name: string;

  @ApiProperty({ example: 'Flyer of the Zaželi III project' })
  nameEn: string;

  @ApiProperty({ enum: DOCUMENT_KINDS, example: 'pdf' })
  kind: DocumentKind;

  @ApiProperty({ example: '/documents/letak-zazeli.pdf' })
  path: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null where `path` is for both languages.',
    example: '/documents/leaflet-zazeli.pdf',
  })
  pathEn: string | null;

  @ApiProperty({
    description: 'Whether a PDF is drawn from the content where none was put in.',
    example: true,
  })
  generated: boolean;

  @ApiProperty({ ...BYTES, example: 91_204 })
  size: number | null;

  @ApiProperty({
    ...BYTES,
    description: 'Bytes of the PDF in English; null where there is none of its own.',
    example: 90_112,
  })
  sizeEn: number | null;

  @ApiProperty({
    type: PlacedFileDto,
    nullable: true,
    description: 'The file that was put in; null for a generated PDF and for a page.',
  })
  file: PlacedFileDto | null;

  @ApiProperty({
    type: PlacedFileDto,
    nullable: true,
    description: 'The same in English.',
  })
  fileEn: PlacedFileDto | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2024-04-26' })
  issuedOn: string | null;

  @ApiProperty({ description: 'Smaller numbers come first.', example: 1 })
  order: number;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  createdAt: Date;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  updatedAt: Date;

  @ApiVersion()
  version: number;
}
