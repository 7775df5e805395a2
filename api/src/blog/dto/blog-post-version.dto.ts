import { ApiProperty } from '@nestjs/swagger';
import { VersionOf } from '../../fields/bodies.js';
import { writtenNames } from '../../fields/field.js';
import { BlogPost } from '../blog-post.entity.js';
import { SET_BY_SITE } from './blog-post.dto.js';

export class BlogPostFieldsDto extends VersionOf(BlogPost, SET_BY_SITE) {}

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
    enum: writtenNames(BlogPost),
    isArray: true,
    description: 'The fields that differ from the kept state before it; none in the oldest one.',
    example: ['title', 'content'],
  })
  changed: string[];
}

export class BlogPostStateDto extends BlogPostVersionDto {
  @ApiProperty({
    type: BlogPostFieldsDto,
    description:
      'The fields as they were. Sent with PUT, they bring this state back, publication included.',
  })
  fields: BlogPostFieldsDto;
}
