import { applyDecorators, Body, Controller, Param } from '@nestjs/common';
import { ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Public, Roles } from '../access/access.js';
import { ActionEndpoint, GetEndpoint } from '../endpoints/endpoints.js';
import { IdPipe } from '../fields/id.pipe.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { problemResponse } from '../openapi/problems.js';
import { DRAFT_LINK_DAYS, DraftLinksService } from './draft-links.service.js';
import { DraftLinkDto, DraftTokenDto, OpenedDraftDto } from './dto/draft-link.dto.js';

/** Documents the draft in a path. */
const ApiDraft = (): MethodDecorator =>
  applyDecorators(
    ApiParam({
      name: 'resource',
      description: 'One whose rows may be drafts and have pages.',
      example: 'blog',
    }),
    ApiParam({ name: 'id', type: 'integer', example: 7 }),
  );

/** Links that show drafts to people who do not sign in, such as the association’s president. */
@ApiTags('draft-links')
@Roles('editor')
@Controller('draft-links')
export class DraftLinksController {
  constructor(private readonly links: DraftLinksService) {}

  @Public()
  @ActionEndpoint('open', OpenedDraftDto, {
    summary: 'Read which draft a link shows',
    description:
      'With `Authorization: Draft-Link` and the token, the draft can then be read at its resource, by its id. The token is in the body, as URLs are stored in logs.',
    answer: 'The draft.',
    problems: [404],
  })
  @ApiResponse({
    status: 410,
    ...problemResponse(410),
    description:
      'The link has expired or was withdrawn, or its draft was deleted, or published and taken back.',
  })
  open(@Body() { token }: DraftTokenDto): Promise<OpenedDraftDto> {
    return this.links.open(token);
  }

  @ApiDraft()
  @GetEndpoint(':resource/:id', DraftLinkDto, {
    summary: 'Read the link of a draft',
    description: 'The URL is in the language of the request.',
    answer: 'The link; without one, the fields are null.',
    problems: [404],
  })
  current(
    @Param('resource') resource: string,
    @Param('id', IdPipe) id: number,
    @RequestLanguage() language: Language,
  ): Promise<DraftLinkDto> {
    return this.links.current(resource, id, language);
  }

  @ApiDraft()
  @ActionEndpoint(':resource/:id', DraftLinkDto, {
    summary: 'Make a link that shows a draft',
    description: `It works for ${DRAFT_LINK_DAYS} days, until the end of the last one. A link that the draft has already works that long from now. Rejected when visitors see the row.`,
    answer: 'The link.',
    problems: [404, 409],
  })
  create(
    @Param('resource') resource: string,
    @Param('id', IdPipe) id: number,
    @RequestLanguage() language: Language,
  ): Promise<DraftLinkDto> {
    return this.links.create(resource, id, language);
  }

  @ApiDraft()
  @ActionEndpoint(':resource/:id/withdraw', DraftLinkDto, {
    summary: 'Withdraw the link of a draft',
    description: 'It opens nothing from then on; a later link of the draft is another one.',
    answer: 'No link.',
    problems: [404],
  })
  withdraw(
    @Param('resource') resource: string,
    @Param('id', IdPipe) id: number,
  ): Promise<DraftLinkDto> {
    return this.links.withdraw(resource, id);
  }
}
