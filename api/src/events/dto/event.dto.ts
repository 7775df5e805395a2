import { ApiProperty } from '@nestjs/swagger';
import type { ImageDto } from '../../media/dto/image.dto.js';
import { ApiImage } from '../../media/with-images.js';
import { ApiVersion } from '../../rows/row-version.js';

export class EventDto {
  @ApiProperty({ example: 2 })
  id: number;

  @ApiProperty({ example: 'Radionica traženja posla' })
  title: string;

  @ApiProperty({ example: 'Job search workshop' })
  titleEn: string;

  @ApiProperty({ example: 'Svatko odlazi s gotovim životopisom.' })
  description: string;

  @ApiProperty({ example: 'Everyone leaves with a finished CV.' })
  descriptionEn: string;

  @ApiProperty({ example: 'Prostorije Udruge' })
  location: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null where the place is called the same in English.',
    example: 'The association’s premises',
  })
  locationEn: string | null;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-06-10T08:00:00.000Z' })
  eventDate: Date;

  @ApiProperty({
    format: 'date-time',
    type: String,
    nullable: true,
    description: 'Null: the event lasts to the end of its day in Croatia.',
    example: '2026-06-10T11:00:00.000Z',
  })
  endDate: Date | null;

  @ApiProperty({ type: String, nullable: true, example: '/images/terapija-opustanja.svg' })
  imageUrl: string | null;

  @ApiImage()
  image?: ImageDto | null;

  @ApiProperty({ type: String, nullable: true, example: '/javni-poziv' })
  registrationLink: string | null;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  createdAt: Date;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  updatedAt: Date;

  @ApiVersion()
  version: number;
}
