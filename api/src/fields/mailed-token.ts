import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { bilingual } from '../i18n/language.js';

/** The token of a mailed link, as `createToken` makes it. */
export const MailedToken = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      description: 'Of the link in a mail.',
      pattern: '^[\\w-]{43}$',
      example: 'mV0c0xJrR3k1Jm0zq6l5nW8yT2bQ4hD7sF9gK1pL3oA',
    }),
    Matches(
      /^[\w-]{43}$/,
      bilingual(
        'Poveznica nije potpuna. Otvorite je izravno iz poruke.',
        'The link is not complete. Open it straight from the message.',
      ),
    ),
  );
