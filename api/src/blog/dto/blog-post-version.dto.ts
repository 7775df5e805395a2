import { ApiProperty, PickType } from '@nestjs/swagger';
import { BlogPostDto } from './blog-post.dto.js';

/** What is kept of a post when it is saved. */
export const KEPT_FIELDS = [
  'title',
  'titleEn',
  'slug',
  'category',
  'content',
  'contentEn',
  'author',
  'authorPosition',
  'imageUrl',
  'publishDate',
  'isPublished',
] as const;
export type KeptField = (typeof KEPT_FIELDS)[number];

export class BlogPostFieldsDto extends PickType(BlogPostDto, [
  'title',
  'titleEn',
  'slug',
  'category',
  'content',
  'contentEn',
  'author',
  'authorPosition',
  'imageUrl',
  'isPublished',
]) {
  @ApiProperty({ format: 'date-time', example: '2026-05-04T08:00:00.000Z' })
  publishDate: string;
}

export class BlogPostVersionDto {
  @ApiProperty({
    type: 'integer',
    description: 'The `version` that the post had in this state.',
    example: 3,
  })
  version: number;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  savedAt: Date;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The full name of who saved it, as it was then; null where that is not known.',
    example: 'Ana Horvat',
  })
  savedBy: string | null;

  @ApiProperty({
    enum: KEPT_FIELDS,
    isArray: true,
    description: 'The fields that differ from the kept state before it; none in the oldest one.',
    example: ['title', 'content'],
  })
  changed: KeptField[];
}

export class BlogPostStateDto extends BlogPostVersionDto {
  @ApiProperty({
    type: BlogPostFieldsDto,
    description:
      'The fields as they were. Sent with PUT, they bring this state back, publication included.',
  })
  fields: BlogPostFieldsDto;
}
