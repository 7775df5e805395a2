import { ApiProperty } from '@nestjs/swagger';
import type { ImageDto } from '../../media/dto/image.dto.js';
import { ApiImage } from '../../media/with-images.js';
import { ApiVersion } from '../../rows/row-version.js';
import { PARTNER_KINDS, type PartnerKind } from '../partner.entity.js';

export class PartnerDto {
  @ApiProperty({ example: 2 })
  id: number;

  @ApiProperty({ enum: PARTNER_KINDS, example: 'funder' })
  kind: PartnerKind;

  @ApiProperty({ example: 'Grad Šibenik' })
  name: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null where the name is the same in English.',
    example: 'City of Šibenik',
  })
  nameEn: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Sufinancira rad s mladima.' })
  description: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Co-finances the work with youth.' })
  descriptionEn: string | null;

  @ApiProperty({ type: String, nullable: true, example: '/images/grad-sibenik.svg' })
  logoUrl: string | null;

  @ApiImage()
  image?: ImageDto | null;

  @ApiProperty({ type: String, nullable: true, example: 'https://partner.example' })
  websiteUrl: string | null;

  @ApiProperty({ description: 'Smaller numbers come first.', example: 1 })
  order: number;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  createdAt: Date;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  updatedAt: Date;

  @ApiVersion()
  version: number;
}
