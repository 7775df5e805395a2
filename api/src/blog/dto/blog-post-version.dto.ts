import { ApiProperty } from '@nestjs/swagger';
import { VersionOf } from '../../fields/bodies.js';
import { writtenNames } from '../../fields/field.js';
import { BlogPost } from '../blog-post.entity.js';
import { SET_BY_SITE } from './blog-post.dto.js';

export class BlogPostFieldsDto extends VersionOf(BlogPost, SET_BY_SITE) {}

export class BlogPostVersionDto {
  @ApiProperty({
    type: 'integer',
    description: 'The post’s `version`.',
    example: 3,
  })
  version: number;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  savedAt: Date;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The full name of the author of the version at that time; null if unknown.',
    example: 'Ana Horvat',
  })
  savedBy: string | null;

  @ApiProperty({
    enum: writtenNames(BlogPost),
    isArray: true,
    description: 'The fields that differ from the previous stored version; none in the oldest one.',
    example: ['title', 'content'],
  })
  changed: string[];
}

export class BlogPostStateDto extends BlogPostVersionDto {
  @ApiProperty({
    type: BlogPostFieldsDto,
    description:
      'The fields of the version. Sent with PUT, they restore it, including its publication.',
  })
  fields: BlogPostFieldsDto;
}
