import { ApiProperty } from '@nestjs/swagger';
import type { ImageDto } from '../../media/dto/image.dto.js';
import { ApiImage } from '../../media/with-images.js';
import { ApiVersion } from '../../rows/row-version.js';

export class BlogPostDto {
  @ApiProperty({
    example: 7,
    description: 'Zero for a built-in sample article served without a row of its own.',
  })
  id: number;

  @ApiProperty({ example: 'Terapija opuštanja' })
  title: string;

  @ApiProperty({ example: 'Relaxation therapy' })
  titleEn: string;

  @ApiProperty({ example: 'terapija-opustanja' })
  slug: string;

  @ApiProperty({ example: 'Prvi odlomak.\nDrugi odlomak.' })
  content: string;

  @ApiProperty({ example: 'First paragraph.\nSecond paragraph.' })
  contentEn: string;

  @ApiProperty({ example: 'Terapija' })
  category: string;

  @ApiProperty({ type: String, nullable: true, example: '/images/terapija-opustanja.svg' })
  imageUrl: string | null;

  @ApiImage()
  image?: ImageDto | null;

  @ApiProperty({ example: 'Ana Horvat' })
  author: string;

  @ApiProperty({ type: String, nullable: true, example: 'Predsjednica' })
  authorPosition: string | null;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-04T08:00:00.000Z' })
  publishDate: Date;

  @ApiProperty({
    example: false,
    description:
      'True for a post that was never published and whose date nobody chose: `publishDate` is the moment it was added, and becomes the moment of its first publication.',
  })
  publishDatePending: boolean;

  @ApiProperty({ example: true })
  isPublished: boolean;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  createdAt: Date;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  updatedAt: Date;

  @ApiProperty({
    format: 'date-time',
    type: String,
    nullable: true,
    description:
      'When the Croatian title or content was changed last; null: not since this is noted.',
    example: '2026-05-01T09:30:00.000Z',
  })
  textChangedAt: Date | null;

  @ApiProperty({
    format: 'date-time',
    type: String,
    nullable: true,
    description: 'When the English title or content was changed last, likewise.',
    example: '2026-05-01T09:30:00.000Z',
  })
  textEnChangedAt: Date | null;

  @ApiProperty({
    format: 'date-time',
    type: String,
    nullable: true,
    description:
      'When somebody found that both languages say the same last; null: not yet. A text that was changed before then is not out of date.',
    example: '2026-05-02T10:15:00.000Z',
  })
  textsAgreedAt: Date | null;

  @ApiVersion()
  version: number;
}
