import { Body, Controller, HttpStatus, Param, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  ChangeEndpoint,
  CreateEndpoint,
  DeleteEndpoint,
  ListEndpoint,
  ReadEndpoint,
} from '../endpoints/resource-endpoints.js';
import { IdPipe } from '../fields/id.pipe.js';
import { TakesUpload, UploadedFile, type Upload } from '../http/bodies/upload.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { CreateMediaDto } from './dto/create-media.dto.js';
import { MediaTextsDto } from './dto/media-texts.dto.js';
import { MediaDto } from './dto/media.dto.js';
import { MEDIA, type MediaRequest } from './media.resource.js';
import { MediaService } from './media.service.js';

const MAX_BYTES = 10 * 1024 * 1024;

@ApiTags('media')
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
      'A JPEG, PNG, WebP or AVIF of at most 10 MB and 50 megapixels, by its content. It is turned upright, written anew in several widths, and keeps nothing else, such as where it was taken. The file is a part of a form, or in JSON a data URL.',
    answer: 'The new picture.',
    body: TakesUpload(MAX_BYTES),
  })
  @ApiConsumes('multipart/form-data', 'application/json')
  @ApiBody({ type: CreateMediaDto })
  @ApiOkResponse({
    description: 'The picture, which was there already; texts it did not have were added.',
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
    summary: 'Change what is said about a picture',
    partSummary: 'Change some of what is said about a picture',
    description: 'Fields left out stay as they are. The picture itself never changes.',
    answer: 'The changed row.',
  })
  update(@Param('id', IdPipe) id: number, @Body() texts: MediaTextsDto): Promise<MediaDto> {
    return this.media.update(id, texts);
  }

  @DeleteEndpoint(MEDIA, MediaDto, {
    summary: 'Delete a picture',
    description: 'Not while something shows it; the answer then names what does.',
    answer: 'The row as it was.',
    problems: [409],
  })
  remove(@Param('id', IdPipe) id: number): Promise<MediaDto> {
    return this.media.remove(id);
  }
}
