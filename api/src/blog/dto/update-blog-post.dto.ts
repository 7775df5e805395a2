import { PartialType } from '@nestjs/swagger';
import { ApiMadeFrom } from '../../http/row-version.js';
import { CreateBlogPostDto } from './create-blog-post.dto.js';

/** Fields that are left out stay as they are. */
export class UpdateBlogPostDto extends PartialType(CreateBlogPostDto, {
  skipNullProperties: false,
}) {
  @ApiMadeFrom()
  version?: number;
}
