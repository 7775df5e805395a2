import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../access/access.js';
import { OpenToTokens } from '../access/token-scopes.js';
import { ActionEndpoint } from '../endpoints/endpoints.js';
import { ARTICLE_BYTES, TakesJson } from '../http/bodies/takes-json.js';
import { picturesOf } from '../rich-text/blocks.js';
import { withContactLinks } from '../rich-text/contact-links.js';
import { markdownBlocks } from '../rich-text/markdown.js';
import { plainTextOf } from '../rich-text/plain-text.js';
import { ApiBlockModels, MarkdownDto, ShownTextDto } from './dto/blocks.dto.js';
import { MediaService } from './media.service.js';

@ApiTags('texts')
@OpenToTokens({ read: ['content:read'], write: ['content:write'] })
@Roles('editor')
@ApiBlockModels()
@Controller('texts')
export class TextsController {
  constructor(private readonly media: MediaService) {}

  @TakesJson(ARTICLE_BYTES)
  @ActionEndpoint('blocks', ShownTextDto, {
    summary: 'Parse a Markdown text',
    description:
      'For a preview of what is not saved yet; nothing is stored. Saved texts are read as blocks with `texts=blocks`.',
    answer: 'The text as pages show it.',
  })
  async blocks(@Body() { text }: MarkdownDto): Promise<ShownTextDto> {
    const parsed = markdownBlocks(text);
    if (parsed === undefined) return { text };
    const blocks = withContactLinks(parsed);
    await this.media.addImages(picturesOf(blocks).map((picture) => ({ picture })));
    return { text: plainTextOf(blocks), blocks };
  }
}
