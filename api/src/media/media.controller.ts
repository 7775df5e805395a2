import { Body, Controller, HttpStatus, Param, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser, Roles } from '../access/access.js';
import { OpenToTokens } from '../access/token-scopes.js';
import { MOVES_TO_TRASH } from '../content/kept-in-trash.js';
import {
  BulkDeleteDto,
  BulkEndpoint,
  BulkResultDto,
  changeEach,
} from '../endpoints/bulk-endpoint.js';
import {
  ChangeEndpoint,
  CreateEndpoint,
  DeleteEndpoint,
  ListEndpoint,
  ReadEndpoint,
} from '../endpoints/resource-endpoints.js';
import { IdPipe } from '../fields/id.pipe.js';
import { TakesUpload, UploadedFile, type Upload } from '../http/bodies/upload.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import type { User } from '../users/user.entity.js';
import { ChangeMediaDto } from './dto/change-media.dto.js';
import { CreateMediaDto } from './dto/create-media.dto.js';
import { MediaDto } from './dto/media.dto.js';
import { MEDIA, type MediaRequest } from './media.resource.js';
import { MediaService } from './media.service.js';

const MAX_BYTES = 10 * 1024 * 1024;

@ApiTags('media')
@OpenToTokens({ read: ['content:read'], write: ['content:write'] })
@Roles('editor')
@Controller('media')
export class MediaController {
  constructor(private readonly media: MediaService) {}

  @ListEndpoint(MEDIA, MediaDto, { summary: 'List pictures, newest first' })
  list(@ListQuery(MEDIA) request: MediaRequest): Promise<Page<MediaDto>> {
    return this.media.list(request);
  }

  @ReadEndpoint(MEDIA, MediaDto, { summary: 'Read one picture', answer: 'The picture.' })
  one(@Param('id', IdPipe) id: number): Promise<MediaDto> {
    return this.media.one(id);
  }

  @CreateEndpoint(MEDIA, MediaDto, {
    summary: 'Upload a picture',
    description:
      'A JPEG, PNG, WebP or AVIF of at most 10 MB and 50 megapixels, recognised by its content. It is rotated upright and re-encoded in several widths without metadata, such as its location. The file is a part of a form, or a data URL in JSON.',
    answer: 'The new picture.',
    body: TakesUpload(MAX_BYTES),
  })
  @ApiConsumes('multipart/form-data', 'application/json')
  @ApiBody({ type: CreateMediaDto })
  @ApiOkResponse({
    description: 'The picture existed already; missing texts were added.',
    type: MediaDto,
  })
  async create(
    @UploadedFile() file: Upload | undefined,
    @Body() texts: CreateMediaDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MediaDto> {
    const { media, isNew } = await this.media.add(file, texts);
    if (!isNew) response.status(HttpStatus.OK);
    return media;
  }

  @ChangeEndpoint(MEDIA, MediaDto, {
    summary: 'Change what is known about a picture',
    partSummary: 'Change some of what is known about a picture',
    description:
      'Omitted fields are unchanged. The picture itself never changes. Consent is not withdrawn while content uses the picture; the response names the content.',
    answer: 'The changed row.',
    problems: [409],
  })
  update(@Param('id', IdPipe) id: number, @Body() change: ChangeMediaDto): Promise<MediaDto> {
    return this.media.update(id, change);
  }

  @BulkEndpoint(MEDIA)
  bulk(
    @Body() { ids }: BulkDeleteDto,
    @RequestLanguage() language: Language,
    @CurrentUser() { fullName }: User,
  ): Promise<BulkResultDto> {
    return changeEach(ids, language, (id) => this.media.remove(id, fullName));
  }

  @DeleteEndpoint(MEDIA, MediaDto, {
    summary: 'Delete a picture',
    description: `${MOVES_TO_TRASH.description} Rejected while content uses the picture; the response names the content.`,
    answer: 'The deleted row.',
    problems: [409],
  })
  remove(@Param('id', IdPipe) id: number, @CurrentUser() { fullName }: User): Promise<MediaDto> {
    return this.media.remove(id, fullName);
  }
}
