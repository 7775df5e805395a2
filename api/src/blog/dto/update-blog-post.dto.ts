import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsBool, OptionalNotNull } from '../../fields/rules.js';
import { ApiBaseVersion } from '../../rows/row-version.js';
import { CreateBlogPostDto } from './create-blog-post.dto.js';

/** Fields that are left out stay as they are. */
export class UpdateBlogPostDto extends PartialType(CreateBlogPostDto, {
  skipNullProperties: false,
}) {
  @ApiProperty({
    required: false,
    example: true,
    description:
      'True says that both languages, as they are after this change, say the same; it is noted in `textsAgreedAt`.',
  })
  @OptionalNotNull()
  @IsBool()
  textsAgree?: boolean;

  @ApiBaseVersion()
  version?: number;
}
