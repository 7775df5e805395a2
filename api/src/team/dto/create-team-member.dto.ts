import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsEmail,
  IsObject,
  IsOptional,
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';
import {
  EmptyToNull,
  IsOrder,
  MayBeLeftOut,
  OptionalHttpsUrl,
  OptionalImageUrl,
  OptionalText,
  ShortText,
  tooLong,
} from '../../http/rules.js';
import { say } from '../../http/text.js';
import type { SocialLinks } from '../team-member.entity.js';

/** An https address on one network. */
function SocialLink(example: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ required: false, nullable: true, type: String, maxLength: 500, example }),
    OptionalHttpsUrl(
      say('Poveznica mora biti adresa https://', 'The link must be an https:// address'),
    ),
  );
}

export class SocialLinksDto implements Partial<Record<keyof SocialLinks, string | null>> {
  @SocialLink('https://www.facebook.com/ana.horvat')
  facebook?: string | null;

  @SocialLink('https://www.instagram.com/ana.horvat')
  instagram?: string | null;

  @SocialLink('https://www.linkedin.com/in/ana-horvat')
  linkedin?: string | null;

  @SocialLink('https://x.com/anahorvat')
  x?: string | null;

  @SocialLink('https://www.youtube.com/@anahorvat')
  youtube?: string | null;

  @SocialLink('https://ana-horvat.example')
  website?: string | null;
}

const notLinks = say(
  'Poveznice moraju biti adrese po mrežama, na primjer {"facebook":"https://…"}',
  'Links must be addresses by network, for example {"facebook":"https://…"}',
);

export class CreateTeamMemberDto {
  @ApiProperty({ minLength: 1, maxLength: 120, example: 'Ana Horvat' })
  @MinLength(1, say('Ime i prezime su obavezni', 'Name is required'))
  @ShortText(120)
  name: string;

  @ApiProperty({ minLength: 1, maxLength: 120, example: 'Predsjednica' })
  @MinLength(1, say('Funkcija je obavezna', 'Position is required'))
  @ShortText(120)
  position: string;

  @ApiProperty({ minLength: 1, maxLength: 120, example: 'President' })
  @MinLength(1, say('Funkcija na engleskom je obavezna', 'English position is required'))
  @ShortText(120)
  positionEn: string;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 5000,
    example: 'Psihologinja.',
  })
  @OptionalText(5000)
  bio?: string | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 5000,
    example: 'Psychologist.',
  })
  @OptionalText(5000)
  bioEn?: string | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 254,
    example: 'ana.horvat@udruga.example',
  })
  @EmptyToNull()
  @IsOptional()
  @IsEmail({}, say('Upišite ispravnu adresu e-pošte', 'Please enter a valid email address.'))
  @MaxLength(254, tooLong(254))
  email?: string | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 500,
    description: 'A path on this site or an https address; an empty text becomes null.',
    example: '/images/ana-horvat.svg',
  })
  @OptionalImageUrl()
  imageUrl?: string | null;

  @ApiProperty({
    required: false,
    type: SocialLinksDto,
    description: 'Given as a whole: a network left out has no link any more.',
  })
  @MayBeLeftOut()
  @IsObject(notLinks)
  @ValidateNested(notLinks)
  @Type(() => SocialLinksDto)
  socialLinks?: SocialLinksDto;

  @ApiProperty({ required: false, default: 0, description: 'Smaller numbers come first.' })
  @IsOrder()
  order?: number;
}
