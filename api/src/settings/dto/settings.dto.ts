import { ApiProperty } from '@nestjs/swagger';
import { ApiSocialLinks, type SocialLinks } from '../../fields/social-links.js';
import { ApiVersion } from '../../rows/row-version.js';

export class SettingsDto {
  @ApiProperty({ description: 'Always 1.', example: 1 })
  id: number;

  @ApiProperty({ example: 'Udruga Kvaliteta življenja' })
  name: string;

  @ApiProperty({ example: 'Quality of Living Association' })
  nameEn: string;

  @ApiProperty({ example: 'info@kvaliteta-zivljenja.example' })
  email: string;

  @ApiProperty({ example: '+385 1 555 0100' })
  phone: string;

  @ApiProperty({ description: 'Of the seat in Zagreb.', example: 'Ulica kamenih kuća 12' })
  street: string;

  @ApiProperty({ example: '10000' })
  postalCode: string;

  @ApiProperty({ example: 'Zagreb' })
  city: string;

  @ApiProperty({
    description: 'On the coast, as the Croatian texts state it.',
    example: 'Obala starih ribara 4',
  })
  coastalStreet: string;

  @ApiProperty({
    description: 'On the coast, as the English texts state it; it may differ.',
    example: 'Stara riva 7',
  })
  coastalStreetEn: string;

  @ApiProperty({ example: '22000' })
  coastalPostalCode: string;

  @ApiProperty({ example: '22000' })
  coastalPostalCodeEn: string;

  @ApiProperty({ example: 'Šibenik' })
  coastalCity: string;

  @ApiProperty({ example: 'Šibenik' })
  coastalCityEn: string;

  @ApiProperty({ description: 'OIB.', example: '94577403194' })
  taxId: string;

  @ApiProperty({ description: 'In the registry of social services.', example: '00004217' })
  registryNumber: string;

  @ApiProperty({ description: 'Without spaces.', example: 'HR1210010051863000160' })
  iban: string;

  @ApiProperty({
    description: 'The name the account is held under, as it fits a payment slip.',
    example: 'Kvaliteta življenja',
  })
  bankRecipient: string;

  @ApiSocialLinks()
  socialLinks: SocialLinks;

  @ApiProperty({ description: 'As the Croatian texts state it.', example: 2009 })
  foundingYear: number;

  @ApiProperty({ description: 'As the English texts state it; it may differ.', example: 2010 })
  foundingYearEn: number;

  @ApiProperty({ example: 10 })
  yearsOfExperience: number;

  @ApiProperty({ example: 50 })
  projectsCompleted: number;

  @ApiProperty({ example: 1000 })
  participantsEducated: number;

  @ApiProperty({ example: 25 })
  partnerOrganizations: number;

  @ApiProperty({ description: 'How long messages are kept, in months.', example: 24 })
  contactRetentionMonths: number;

  @ApiProperty({
    description: 'How long newsletter addresses are kept that were never confirmed, in days.',
    example: 30,
  })
  unconfirmedRetentionDays: number;

  @ApiProperty({ description: 'How long donations are kept, in years.', example: 11 })
  donationRetentionYears: number;

  @ApiProperty({
    required: false,
    format: 'date-time',
    type: String,
    description: 'When they were last changed. Told to administrators only.',
    example: '2026-05-01T09:30:00.000Z',
  })
  updatedAt?: Date;

  @ApiVersion()
  version: number;
}
