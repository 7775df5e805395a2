import { ApiProperty } from '@nestjs/swagger';
import { AnswerOf, BodyOf, ChangeOf } from '../../fields/bodies.js';
import { IsBool, OptionalNotNull } from '../../fields/rules.js';
import { ApiBlocks, type ShownBlocks } from '../../media/dto/blocks.dto.js';
import type { ImageDto } from '../../media/dto/image.dto.js';
import { ApiImage } from '../../media/with-images.js';
import { BlogPost } from '../blog-post.entity.js';

/** The fields of a post that the site or the database writes. */
export const SET_BY_SITE = [
  'publishDatePending',
  'textChangedAt',
  'textEnChangedAt',
  'textsAgreedAt',
] as const;

export class CreateBlogPostDto extends BodyOf(BlogPost, {
  readOnly: SET_BY_SITE,
  defaulted: ['contentFormat', 'category', 'author', 'publishDate', 'isPublished'],
}) {}

export class UpdateBlogPostDto extends ChangeOf(CreateBlogPostDto) {
  @ApiProperty({
    required: false,
    example: true,
    description:
      'True confirms that both languages agree after this change; the time is stored in `textsAgreedAt`.',
  })
  @OptionalNotNull()
  @IsBool()
  textsAgree?: boolean;
}

export class BlogPostDto extends AnswerOf(BlogPost) {
  @ApiImage()
  image?: ImageDto | null;

  @ApiBlocks()
  blocks?: ShownBlocks;
}
