import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { bilingual } from '../../i18n/language.js';

const EXAMPLE_TOKEN = 'Zm9yIGV4YW1wbGUgb25seQ.Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgcmVhbCB0b2tlbg';
const incomplete = bilingual(
  'Poveznica nije potpuna. Provjerite je li kopirana cijela.',
  'The link is not complete. Check that the whole of it was copied.',
);

/** The link of a draft. */
export class DraftLinkDto {
  @ApiProperty({
    type: String,
    format: 'uri',
    nullable: true,
    description: 'Shows the draft to anyone who has it; null where there is no link.',
    example: `https://udruga.example/preview/blog/shared/7?token=${EXAMPLE_TOKEN}`,
  })
  url: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when the link works.',
    example: '2026-05-15T21:59:59.000Z',
  })
  expiresAt: Date | null;
}

/** The token of a link. */
export class DraftTokenDto {
  @ApiProperty({
    type: String,
    maxLength: 200,
    description: 'From the link.',
    example: EXAMPLE_TOKEN,
  })
  @MaxLength(200, incomplete)
  @IsString(incomplete)
  token: string;
}

/** What a link shows. */
export class OpenedDraftDto {
  @ApiProperty({ description: 'The resource of the draft.', example: 'blog' })
  resource: string;

  @ApiProperty({ type: 'integer', description: 'Its id in that resource.', example: 7 })
  id: number;

  @ApiProperty({
    description: 'The path of its page once it is published.',
    example: '/blog/terapija-opustanja',
  })
  path: string;

  @ApiProperty({ description: 'Whether visitors see that page already.', example: false })
  isPublic: boolean;

  @ApiProperty({ description: 'Until when the link works.', example: '2026-05-15T21:59:59.000Z' })
  expiresAt: Date;
}
