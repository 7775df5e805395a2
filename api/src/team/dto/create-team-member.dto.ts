import { ApiProperty } from '@nestjs/swagger';
import { MinLength } from 'class-validator';
import { OptionalEmailAddress, notAnAddressInPanel } from '../../fields/form-rules.js';
import { IsOrder, OptionalImageUrl, OptionalText, ShortText } from '../../fields/rules.js';
import { AreSocialLinks, type SocialLinksDto } from '../../fields/social-links.js';
import { say } from '../../i18n/language.js';

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
  @OptionalEmailAddress(notAnAddressInPanel)
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

  @AreSocialLinks()
  socialLinks?: SocialLinksDto;

  @ApiProperty({ required: false, default: 0, description: 'Smaller numbers come first.' })
  @IsOrder()
  order?: number;
}
