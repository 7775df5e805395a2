import { ApiProperty } from '@nestjs/swagger';
import { ApiSocialLinks, type SocialLinks } from '../../fields/social-links.js';
import type { ImageDto } from '../../media/dto/image.dto.js';
import { ApiImage } from '../../media/with-images.js';
import { ApiVersion } from '../../rows/row-version.js';

export class TeamMemberDto {
  @ApiProperty({ example: 2 })
  id: number;

  @ApiProperty({ example: 'Ana Horvat' })
  name: string;

  @ApiProperty({ example: 'Predsjednica' })
  position: string;

  @ApiProperty({ example: 'President' })
  positionEn: string;

  @ApiProperty({ type: String, nullable: true, example: 'Psihologinja.' })
  bio: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Psychologist.' })
  bioEn: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'ana.horvat@udruga.example' })
  email: string | null;

  @ApiProperty({ type: String, nullable: true, example: '/images/ana-horvat.svg' })
  imageUrl: string | null;

  @ApiImage()
  image?: ImageDto | null;

  @ApiSocialLinks()
  socialLinks: SocialLinks;

  @ApiProperty({ description: 'Smaller numbers come first.', example: 1 })
  order: number;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  createdAt: Date;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  updatedAt: Date;

  @ApiVersion()
  version: number;
}
