import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import { LANGUAGES, bilingual, type Language } from '../../i18n/language.js';
import { TOKEN } from '../newsletter-tokens.js';

function Token(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: String,
      pattern: TOKEN.source,
      description: 'From the link in a mail.',
      example: 'Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgcmVhbCB0b2s',
    }),
    Matches(
      TOKEN,
      bilingual(
        'Poveznica nije potpuna. Otvorite je izravno iz poruke.',
        'The link is not complete. Open it straight from the message.',
      ),
    ),
  );
}

/** The token of a link in a mail. */
export class TokenDto {
  @Token()
  token: string;
}

export class ChangePreferencesDto {
  @Token()
  token: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Of the newsletter.', example: 'en' })
  @IsIn(LANGUAGES, bilingual('Jezik mora biti hr ili en', 'Language must be hr or en'))
  language: Language;
}
