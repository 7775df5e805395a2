import { ApiProperty } from '@nestjs/swagger';
import { Matches, MaxLength } from 'class-validator';
import { Entity } from 'typeorm';
import { VisibleContent } from '../content/visible-content.js';
import { column, declareField } from '../fields/field.js';
import { CreatedAt, Id, ReadOnly } from '../fields/row-columns.js';
import { ShortText, tooLong } from '../fields/rules.js';
import { bilingual } from '../i18n/language.js';

const MAX_PATH = 500;

/** A path of the site without query and fragment. */
export const IsOwnPath = (): PropertyDecorator =>
  Matches(
    /^\/(?![/\\])[^\s?#\\"'<>]*$/,
    bilingual(
      'Stara adresa mora biti putanja na ovoj stranici, na primjer /stari-clanak, bez znakova ? i #',
      'The old address must be a path on this site, such as /old-article, without ? and #',
    ),
  );

/** A path of the site, which may have a fragment, or an https address. */
const IsTarget = (): PropertyDecorator =>
  Matches(
    /^(?:\/(?![/\\])[^\s?#\\"'<>]*(?:#[^\s#\\"'<>]*)?|https:\/\/[^\s/\\?#@"'<>]+(?:[/?#][^\s\\"'<>]*)?)$/,
    bilingual(
      'Nova adresa mora biti putanja na ovoj stranici (/…, bez znaka ?) ili adresa https://',
      'The new address must be a path on this site (/…, without ?) or an https:// address',
    ),
  );

function Target(): PropertyDecorator {
  const description =
    'A path on this site, to which the query of a request is added, or an https address.';
  const value = { type: String, example: '/blog/radionica-opustanja-knin' };
  return declareField({
    column: column('text', { nullable: true }),
    value: { type: String },
    answer: ApiProperty({
      ...value,
      nullable: true,
      description: `${description} Null for content that was deleted: its address answers 410.`,
    }),
    description,
    example: value.example,
    body: { minLength: 1, maxLength: MAX_PATH },
    rules: [MaxLength(MAX_PATH, tooLong(MAX_PATH)), IsTarget(), ShortText(MAX_PATH)],
  });
}

function Source(): PropertyDecorator {
  return declareField({
    column: column('text', { unique: true }),
    value: { type: String },
    description: 'The old path, as in the address bar, without query and fragment; unique.',
    example: '/blog/radionica-u-kninu',
    body: { minLength: 1, maxLength: MAX_PATH },
    rules: [IsOwnPath(), ShortText(MAX_PATH)],
  });
}

/**
 * A former address and where it leads. The database writes one when the slug of a public row
 * changes or the row is deleted (`keepPublicPath`).
 */
@VisibleContent()
@Entity('redirects')
export class Redirect {
  @Id({ example: 3 })
  id: number;

  @Source()
  source: string;

  @Target()
  target: string | null;

  @ReadOnly(column('boolean', { default: false }), {
    type: Boolean,
    example: false,
    description: 'Whether an administrator added it; otherwise it follows from a changed slug.',
  })
  manual: boolean;

  @CreatedAt()
  createdAt: Date;
}
