import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { bilingual } from '../../i18n/language.js';
import { STATUS_TOKEN } from '../donation-links.service.js';

/** The token of the link in a donor's mail. */
export class StatusTokenDto {
  @ApiProperty({
    type: String,
    pattern: STATUS_TOKEN.source,
    description: 'From the link in a mail.',
    example: '2026-00128.Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgcmVhbCB0b2s',
  })
  @Matches(
    STATUS_TOKEN,
    bilingual(
      'Poveznica nije potpuna. Otvorite je izravno iz poruke.',
      'The link is not complete. Open it straight from the message.',
    ),
  )
  token: string;
}
