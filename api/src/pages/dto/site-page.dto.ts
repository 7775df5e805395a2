import { AnswerOf, BodyOf, ChangeOf } from '../../fields/bodies.js';
import { ApiBlocks, type ShownBlocks } from '../../media/dto/blocks.dto.js';
import { SitePage } from '../site-page.entity.js';

export class CreateSitePageDto extends BodyOf(SitePage, {
  defaulted: ['contentFormat', 'isPublished', 'inFooter', 'order'],
}) {}

export class UpdateSitePageDto extends ChangeOf(CreateSitePageDto) {}

export class SitePageDto extends AnswerOf(SitePage) {
  @ApiBlocks()
  blocks?: ShownBlocks;
}
