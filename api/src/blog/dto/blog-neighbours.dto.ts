import { ApiProperty, PickType } from '@nestjs/swagger';
import { BlogPostDto } from './blog-post.dto.js';

/** The fields of a post that a link to it needs. */
export class BlogPostLinkDto extends PickType(BlogPostDto, [
  'id',
  'slug',
  'title',
  'titleEn',
  'croatianOnly',
  'category',
  'publishDate',
  'imageUrl',
]) {}

export class BlogNeighboursDto {
  @ApiProperty({
    type: BlogPostLinkDto,
    nullable: true,
    description: 'The post published before this one; null for the oldest.',
  })
  previous: BlogPostLinkDto | null;

  @ApiProperty({
    type: BlogPostLinkDto,
    nullable: true,
    description: 'The post published after this one; null for the newest.',
  })
  next: BlogPostLinkDto | null;

  @ApiProperty({
    type: [BlogPostLinkDto],
    description: 'Up to three other posts, newest first, of the same category first.',
  })
  related: BlogPostLinkDto[];
}
