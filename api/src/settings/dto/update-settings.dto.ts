import { ApiProperty, PartialType } from '@nestjs/swagger';
import { EmailAddress, notAnAddressInPanel } from '../../fields/form-rules.js';
import { AreSocialLinks, type SocialLinksDto } from '../../fields/social-links.js';
import { ApiBaseVersion } from '../../rows/row-version.js';
import { RETENTION } from '../retention.js';
import {
  FitsSlip,
  IsCroatianIban,
  IsOib,
  IsPastYear,
  IsPhone,
  IsPostalCode,
  IsWhole,
  RequiredText,
} from '../settings.rules.js';

class SettingsFields {
  @ApiProperty({ minLength: 1, maxLength: 70, example: 'Udruga Kvaliteta življenja' })
  @RequiredText(70)
  name: string;

  @ApiProperty({ minLength: 1, maxLength: 70, example: 'Quality of Living Association' })
  @RequiredText(70)
  nameEn: string;

  @ApiProperty({ maxLength: 254, example: 'info@kvaliteta-zivljenja.example' })
  @EmailAddress(notAnAddressInPanel)
  email: string;

  @ApiProperty({
    description: 'With the country’s code.',
    maxLength: 48,
    example: '+385 1 555 0100',
  })
  @IsPhone()
  phone: string;

  @ApiProperty({
    minLength: 1,
    maxLength: 25,
    description: 'Of the seat in Zagreb. Fits a payment slip, which counts č ć đ š ž as two.',
    example: 'Ulica kamenih kuća 12',
  })
  @FitsSlip(25)
  street: string;

  @ApiProperty({ pattern: '^[1-5]\\d{4}$', example: '10000' })
  @IsPostalCode()
  postalCode: string;

  @ApiProperty({
    minLength: 1,
    maxLength: 21,
    description: 'Fits a payment slip after the postal code; č ć đ š ž count as two.',
    example: 'Zagreb',
  })
  @FitsSlip(21)
  city: string;

  @ApiProperty({
    minLength: 1,
    maxLength: 100,
    description: 'On the coast, as the Croatian texts state it.',
    example: 'Obala starih ribara 4',
  })
  @RequiredText(100)
  coastalStreet: string;

  @ApiProperty({
    minLength: 1,
    maxLength: 100,
    description: 'On the coast, as the English texts state it; it may differ.',
    example: 'Stara riva 7',
  })
  @RequiredText(100)
  coastalStreetEn: string;

  @ApiProperty({ pattern: '^[1-5]\\d{4}$', example: '22000' })
  @IsPostalCode()
  coastalPostalCode: string;

  @ApiProperty({ pattern: '^[1-5]\\d{4}$', example: '22000' })
  @IsPostalCode()
  coastalPostalCodeEn: string;

  @ApiProperty({ minLength: 1, maxLength: 60, example: 'Šibenik' })
  @RequiredText(60)
  coastalCity: string;

  @ApiProperty({ minLength: 1, maxLength: 60, example: 'Šibenik' })
  @RequiredText(60)
  coastalCityEn: string;

  @ApiProperty({
    description: 'OIB; its last digit checks the others. Spaces are dropped.',
    example: '94577403194',
  })
  @IsOib()
  taxId: string;

  @ApiProperty({
    minLength: 1,
    maxLength: 40,
    description: 'In the registry of social services.',
    example: '00004217',
  })
  @RequiredText(40)
  registryNumber: string;

  @ApiProperty({
    description: 'Of an account in Croatia. Spaces are dropped.',
    example: 'HR1210010051863000160',
  })
  @IsCroatianIban()
  iban: string;

  @ApiProperty({
    minLength: 1,
    maxLength: 25,
    description:
      'The name the account is held under. Fits a payment slip, which counts č ć đ š ž as two.',
    example: 'Kvaliteta življenja',
  })
  @FitsSlip(25)
  bankRecipient: string;

  @AreSocialLinks()
  socialLinks: SocialLinksDto;

  @ApiProperty({
    minimum: 1900,
    description: 'As the Croatian texts state it.',
    example: 2009,
  })
  @IsPastYear()
  foundingYear: number;

  @ApiProperty({
    minimum: 1900,
    description: 'As the English texts state it; it may differ.',
    example: 2010,
  })
  @IsPastYear()
  foundingYearEn: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 200, example: 10 })
  @IsWhole(0, 200)
  yearsOfExperience: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 1_000_000, example: 50 })
  @IsWhole(0, 1_000_000)
  projectsCompleted: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 10_000_000, example: 1000 })
  @IsWhole(0, 10_000_000)
  participantsEducated: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 1_000_000, example: 25 })
  @IsWhole(0, 1_000_000)
  partnerOrganizations: number;

  @ApiProperty({
    type: 'integer',
    minimum: RETENTION.contactMonths.min,
    maximum: RETENTION.contactMonths.max,
    description: 'How long messages are kept, in months.',
    example: 24,
  })
  @IsWhole(RETENTION.contactMonths.min, RETENTION.contactMonths.max)
  contactRetentionMonths: number;

  @ApiProperty({
    type: 'integer',
    minimum: RETENTION.unconfirmedDays.min,
    maximum: RETENTION.unconfirmedDays.max,
    description: 'How long newsletter addresses are kept that were never confirmed, in days.',
    example: 30,
  })
  @IsWhole(RETENTION.unconfirmedDays.min, RETENTION.unconfirmedDays.max)
  unconfirmedRetentionDays: number;

  @ApiProperty({
    type: 'integer',
    minimum: RETENTION.donationYears.min,
    maximum: RETENTION.donationYears.max,
    description: 'How long donations are kept, in years.',
    example: 11,
  })
  @IsWhole(RETENTION.donationYears.min, RETENTION.donationYears.max)
  donationRetentionYears: number;
}

/** Fields that are left out stay as they are. */
export class UpdateSettingsDto extends PartialType(SettingsFields, { skipNullProperties: false }) {
  @ApiBaseVersion()
  version?: number;
}
