import { ApiProperty } from '@nestjs/swagger';
import type { ImageDto } from '../../media/dto/image.dto.js';
import { ApiImage } from '../../media/with-images.js';
import { ApiVersion } from '../../rows/row-version.js';
import {
  PROJECT_ICONS,
  PROJECT_STATUSES,
  type ProjectIcon,
  type ProjectStatus,
} from '../project.entity.js';
import { ProjectDocumentDto } from './create-project.dto.js';

export class ProjectDto {
  @ApiProperty({ example: 4 })
  id: number;

  @ApiProperty({ example: 'Zaželi III' })
  title: string;

  @ApiProperty({ example: 'Make a Wish III' })
  titleEn: string;

  @ApiProperty({ example: 'zazeli-iii' })
  slug: string;

  @ApiProperty({ example: 'Pomoć i podrška starijim osobama.' })
  description: string;

  @ApiProperty({ example: 'Help and support for elderly people.' })
  descriptionEn: string;

  @ApiProperty({ example: 'education' })
  category: string;

  @ApiProperty({ type: String, nullable: true, example: '/images/zazeli-iii.svg' })
  imageUrl: string | null;

  @ApiImage()
  image?: ImageDto | null;

  @ApiProperty({ enum: PROJECT_ICONS, example: 'none' })
  icon: ProjectIcon;

  @ApiProperty({ example: false })
  quickExit: boolean;

  @ApiProperty({ enum: PROJECT_STATUSES, example: 'active' })
  status: ProjectStatus;

  @ApiProperty({ type: String, nullable: true, example: 'Europski socijalni fond plus' })
  financing: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'European Social Fund Plus' })
  financingEn: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Podrška za 200 korisnika' })
  results: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Support for 200 beneficiaries' })
  resultsEn: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Grad Šibenik' })
  partners: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'City of Šibenik' })
  partnersEn: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Obilasci u domu' })
  activities: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Home visits' })
  activitiesEn: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Projekt traje 36 mjeseci.' })
  note: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'The project lasts 36 months.' })
  noteEn: string | null;

  @ApiProperty({ type: [ProjectDocumentDto] })
  documents: ProjectDocumentDto[];

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2024-04-22' })
  startDate: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-04-22' })
  endDate: string | null;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  createdAt: Date;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  updatedAt: Date;

  @ApiVersion()
  version: number;
}
