import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateNested } from 'class-validator';
import { MinLengthToPublish, OmittedInDrafts, toPublish } from '../../fields/drafts.js';
import { column, declareField } from '../../fields/field.js';
import { ShortText } from '../../fields/rules.js';
import { bilingual } from '../../i18n/language.js';

const MAX_PARTS = 30;
const MAX_HEADING = 200;
const MAX_TEXT = 20_000;

const MARKDOWN = `Markdown. {{name}}, {{address}}, {{phone}} and {{email}} stand for the association’s, as the settings have them.`;

const ENGLISH = 'Needed to publish, unless the call is in Croatian only.';

/** A part of a call, with its heading. The site numbers the parts. */
export class PublicCallPartDto {
  @ApiProperty({ minLength: 1, maxLength: MAX_HEADING, example: 'Tko se može prijaviti' })
  @MinLengthToPublish(
    1,
    bilingual('Naslov dijela je obavezan', 'The heading of the part is required'),
  )
  @ShortText(MAX_HEADING)
  heading: string;

  @ApiProperty({ maxLength: MAX_HEADING, description: ENGLISH, example: 'Who can apply' })
  @MinLengthToPublish(
    1,
    bilingual('Engleski naslov dijela je obavezan', 'The English heading of the part is required'),
  )
  @ShortText(MAX_HEADING)
  headingEn: string;

  @ApiProperty({
    minLength: 1,
    maxLength: MAX_TEXT,
    description: MARKDOWN,
    example: 'Prijaviti se može svaka punoljetna osoba.',
  })
  @MinLengthToPublish(1, bilingual('Tekst dijela je obavezan', 'The text of the part is required'))
  @ShortText(MAX_TEXT)
  text: string;

  @ApiProperty({
    maxLength: MAX_TEXT,
    description: `${MARKDOWN} ${ENGLISH}`,
    example: 'Every adult can apply.',
  })
  @MinLengthToPublish(
    1,
    bilingual('Engleski tekst dijela je obavezan', 'The English text of the part is required'),
  )
  @ShortText(MAX_TEXT)
  textEn: string;
}

/** A part with empty texts where a draft leaves them out. */
export function filledPart(part: Partial<PublicCallPartDto>): PublicCallPartDto {
  const { heading, headingEn, text, textEn } = part;
  return {
    heading: heading ?? '',
    headingEn: headingEn ?? '',
    text: text ?? '',
    textEn: textEn ?? '',
  };
}

/** The parts of a call in their order, at least one. */
export function PublicCallParts(): PropertyDecorator {
  return declareField({
    column: column('jsonb', { default: [] }),
    value: { type: [PublicCallPartDto] },
    body: { maxItems: MAX_PARTS },
    searched: true,
    rules: [
      Type(() => PublicCallPartDto),
      ValidateNested({
        each: true,
        always: true,
        ...bilingual(
          'Dijelovi moraju imati naslov i tekst',
          'Parts must have a heading and a text',
        ),
      }),
      ArrayMaxSize(
        MAX_PARTS,
        bilingual(
          `Dopušteno je najviše ${MAX_PARTS} dijelova`,
          `At most ${MAX_PARTS} parts are allowed`,
        ),
      ),
      ArrayMinSize(
        1,
        toPublish(bilingual('Poziv mora imati barem jedan dio', 'A call needs at least one part')),
      ),
      IsArray(bilingual('Dijelovi moraju biti popis', 'Parts must be a list')),
      OmittedInDrafts(),
    ],
    unfinished: [],
  });
}
