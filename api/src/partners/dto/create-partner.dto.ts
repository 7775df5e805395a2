import { ApiProperty } from '@nestjs/swagger';
import { IsIn, MinLength } from 'class-validator';
import {
  IsOrder,
  OptionalNotNull,
  OptionalHttpsUrl,
  OptionalImageUrl,
  OptionalText,
  ShortText,
} from '../../fields/rules.js';
import { say } from '../../i18n/language.js';
import { PARTNER_KINDS, type PartnerKind } from '../partner.entity.js';

export class CreatePartnerDto {
  @ApiProperty({ required: false, enum: PARTNER_KINDS, default: 'partner' })
  @OptionalNotNull()
  @IsIn(PARTNER_KINDS, say('Vrsta mora biti partner ili funder', 'Kind must be partner or funder'))
  kind?: PartnerKind;

  @ApiProperty({ minLength: 1, maxLength: 200, example: 'Grad Šibenik' })
  @MinLength(1, say('Naziv je obavezan', 'Name is required'))
  @ShortText(200)
  name: string;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 200,
    description: 'Left out where the name is the same in English.',
    example: 'City of Šibenik',
  })
  @OptionalText(200)
  nameEn?: string | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 5000,
    example: 'Sufinancira rad s mladima.',
  })
  @OptionalText(5000)
  description?: string | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 5000,
    example: 'Co-finances the work with youth.',
  })
  @OptionalText(5000)
  descriptionEn?: string | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 500,
    description: 'A path on this site or an https address; an empty text becomes null.',
    example: '/images/grad-sibenik.svg',
  })
  @OptionalImageUrl()
  logoUrl?: string | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 500,
    description: 'An https address; an empty text becomes null.',
    example: 'https://partner.example',
  })
  @OptionalHttpsUrl(
    say('Adresa stranice mora počinjati s https://', 'The website must be an https:// address'),
  )
  websiteUrl?: string | null;

  @ApiProperty({ required: false, default: 0, description: 'Smaller numbers come first.' })
  @IsOrder()
  order?: number;
}
