import {
  Body,
  Controller,
  Delete,
  Get,
  HttpStatus,
  Param,
  Patch,
  Post,
  Put,
  Res,
} from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { IdPipe } from '../fields/id.pipe.js';
import { TakesUpload, UploadedFile, type Upload } from '../http/bodies/upload.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { ApiList, ApiProblems, ApiSession } from '../openapi/api-docs.js';
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

  @Get()
  @ApiSession()
  @ApiOperation({ summary: 'List pictures, newest first' })
  @ApiList(MEDIA, MediaDto)
  @ApiProblems('/api/media', 401, 403)
  list(@ListQuery(MEDIA) request: MediaRequest): Promise<Page<MediaDto>> {
    return this.media.list(request);
  }

  @Get(':id')
  @ApiSession()
  @ApiOperation({ summary: 'Read one picture' })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiOkResponse({ description: 'The picture.', type: MediaDto })
  @ApiProblems('/api/media/2', 401, 403, 404)
  one(@Param('id', IdPipe) id: number): Promise<MediaDto> {
    return this.media.one(id);
  }

  @Post()
  @ApiSession()
  @ApiOperation({
    summary: 'Upload a picture',
    description:
      'A JPEG, PNG, WebP or AVIF of at most 10 MB and 50 megapixels, by its content. It is turned upright, written anew in several widths, and keeps nothing else, such as where it was taken. The file is a part of a form, or in JSON a data URL.',
  })
  @ApiConsumes('multipart/form-data', 'application/json')
  @ApiBody({ type: CreateMediaDto })
  @ApiCreatedResponse({ description: 'The new picture.', type: MediaDto })
  @ApiOkResponse({
    description: 'The picture, which was there already; texts it did not have were added.',
    type: MediaDto,
  })
  @ApiProblems('/api/media', 400, 401, 403, 413, 415)
  @TakesUpload(MAX_BYTES)
  async create(
    @UploadedFile() file: Upload | undefined,
    @Body() texts: CreateMediaDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MediaDto> {
    const { media, isNew } = await this.media.add(file, texts);
    if (!isNew) response.status(HttpStatus.OK);
    return media;
  }

  @Put(':id')
  @ApiSession()
  @ApiOperation({
    summary: 'Change what is said about a picture',
    description: 'Fields left out stay as they are. The picture itself never changes.',
  })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiOkResponse({ description: 'The changed row.', type: MediaDto })
  @ApiProblems('/api/media/2', 400, 401, 403, 404, 413, 415)
  replace(@Param('id', IdPipe) id: number, @Body() texts: MediaTextsDto): Promise<MediaDto> {
    return this.media.update(id, texts);
  }

  @Patch(':id')
  @ApiSession()
  @ApiOperation({ summary: 'Change some of what is said about a picture' })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiOkResponse({ description: 'The changed row.', type: MediaDto })
  @ApiProblems('/api/media/2', 400, 401, 403, 404, 413, 415)
  update(@Param('id', IdPipe) id: number, @Body() texts: MediaTextsDto): Promise<MediaDto> {
    return this.media.update(id, texts);
  }

  @Delete(':id')
  @ApiSession()
  @ApiOperation({
    summary: 'Delete a picture',
    description: 'Not while something shows it; the answer then names what does.',
  })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiOkResponse({ description: 'The row as it was.', type: MediaDto })
  @ApiProblems('/api/media/2', 401, 403, 404, 409)
  remove(@Param('id', IdPipe) id: number): Promise<MediaDto> {
    return this.media.remove(id);
  }
}
