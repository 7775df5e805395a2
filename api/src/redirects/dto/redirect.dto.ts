import { ApiProperty } from '@nestjs/swagger';
import { AnswerOf, BodyOf } from '../../fields/bodies.js';
import { ShortText } from '../../fields/rules.js';
import { IsOwnPath, Redirect } from '../redirect.entity.js';

export class CreateRedirectDto extends BodyOf(Redirect, { readOnly: ['manual'] }) {
  declare target: string;
}

export class RedirectDto extends AnswerOf(Redirect) {}

/** The address that a lookup is about. */
export class AddressQueryDto {
  @ApiProperty({
    maxLength: 500,
    description: 'A path of the site, without query and fragment.',
    example: '/blog/radionica-u-kninu',
  })
  @IsOwnPath()
  @ShortText(500)
  path: string;
}

/** A page that may be what a visitor looked for. */
export class SuggestionDto {
  @ApiProperty({ example: '/blog/radionica-opustanja-knin' })
  path: string;

  @ApiProperty({ example: 'Radionica opuštanja u Kninu' })
  title: string;

  @ApiProperty({ example: 'Relaxation workshop in Knin' })
  titleEn: string;
}

/** Where a former address leads. */
export class FormerAddressDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The present path on this site or an https address; null where the content was deleted.',
    example: '/blog/radionica-opustanja-knin',
  })
  location: string | null;

  @ApiProperty({
    type: [SuggestionDto],
    description: 'Pages with words of the address, where the content was deleted; best first.',
    example: [],
  })
  suggestions: SuggestionDto[];
}
