import { Body, Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import { Public } from '../access/access.js';
import { IdPipe } from '../fields/id.pipe.js';
import { TakesFilesInJson } from '../http/bodies/json-with-files.js';
import { TakesUpload, UploadedFile, type Upload } from '../http/bodies/upload.js';
import { CachedForVisitors } from '../http/operations.js';
import { LANGUAGES, type Language } from '../i18n/language.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { ApiList, ApiProblems, ApiSession } from '../openapi/api-docs.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import { ApiIdempotencyKey, Repeatable, type RepeatableRequest } from '../rows/idempotency-key.js';
import { ApiExpectedVersion, ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import { DOCUMENTS, type DocumentsRequest } from './documents.resource.js';
import { DocumentsService } from './documents.service.js';
import { CreateDocumentDto, DocumentDto, UpdateDocumentDto } from './dto/document.dto.js';
import { FileLanguage } from './file-language.js';
import { MAX_PDF_SIZE } from './pdf-inspection.js';

function ApiFileLanguage(): MethodDecorator {
  return ApiQuery({
    name: 'language',
    required: false,
    enum: LANGUAGES,
    description: 'Whose file: the Croatian one unless it says `en`.',
  });
}

@ApiTags('documents')
@CachedForVisitors()
@Controller('documents')
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Public()
  @Get()
  @ApiOperation({
    summary: 'List the project documents by their order',
    description: 'The sizes are those of the files that are served at this moment.',
  })
  @ApiList(DOCUMENTS, DocumentDto)
  list(@ListQuery(DOCUMENTS) request: DocumentsRequest): Promise<Page<DocumentDto>> {
    return this.documents.list(request);
  }

  @Public()
  @Get(':id')
  @ApiOperation({ summary: 'Read one document' })
  @ApiParam({ name: 'id', type: 'integer', example: 1 })
  @ApiOkResponse({ description: 'The document.', type: DocumentDto })
  @ApiProblems('/api/documents/1', 404)
  one(@Param('id', IdPipe) id: number): Promise<DocumentDto> {
    return this.documents.one(id);
  }

  @Post()
  @TakesFilesInJson(MAX_PDF_SIZE, LANGUAGES.length)
  @ApiSession()
  @ApiIdempotencyKey()
  @ApiOperation({
    summary: 'Add a document',
    description: 'Either a PDF (`file`) or the `path` of a page of this site.',
  })
  @ApiCreatedResponse({ description: 'The new document.', type: DocumentDto })
  @ApiProblems('/api/documents', 400, 401, 403, 409, 410, 413, 415, 422)
  create(
    @Body() document: CreateDocumentDto,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<DocumentDto> {
    return this.documents.create(document, request);
  }

  @Put(':id')
  @TakesFilesInJson(MAX_PDF_SIZE, LANGUAGES.length)
  @ApiSession()
  @ApiExpectedVersion()
  @ApiOperation({ summary: 'Change a document', description: 'Fields left out stay as they are.' })
  @ApiParam({ name: 'id', type: 'integer', example: 1 })
  @ApiOkResponse({ description: 'The changed document.', type: DocumentDto })
  @ApiProblems('/api/documents/1', 400, 401, 403, 404, 409, 412, 413, 415)
  replace(
    @Param('id', IdPipe) id: number,
    @Body() document: UpdateDocumentDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<DocumentDto> {
    return this.documents.update(id, document, versions);
  }

  @Patch(':id')
  @TakesFilesInJson(MAX_PDF_SIZE, LANGUAGES.length)
  @ApiSession()
  @ApiExpectedVersion()
  @ApiOperation({ summary: 'Change some fields of a document' })
  @ApiParam({ name: 'id', type: 'integer', example: 1 })
  @ApiOkResponse({ description: 'The changed document.', type: DocumentDto })
  @ApiProblems('/api/documents/1', 400, 401, 403, 404, 409, 412, 413, 415)
  update(
    @Param('id', IdPipe) id: number,
    @Body() document: UpdateDocumentDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<DocumentDto> {
    return this.documents.update(id, document, versions);
  }

  @Put(':id/file')
  @ApiSession()
  @TakesUpload(MAX_PDF_SIZE)
  @ApiOperation({
    summary: 'Put a PDF in the place of the one that is served',
    description: 'At most 10 MB; without encryption, scripts, attachments or other actions.',
  })
  @ApiParam({ name: 'id', type: 'integer', example: 1 })
  @ApiFileLanguage()
  @ApiConsumes('multipart/form-data', 'application/json')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: {
        file: {
          type: 'string',
          format: 'binary',
          description: 'In a form: the PDF. In JSON: a data URL in base64.',
        },
      },
    },
  })
  @ApiOkResponse({ description: 'The changed document.', type: DocumentDto })
  @ApiProblems('/api/documents/1/file', 400, 401, 403, 404, 409, 413, 415)
  putFile(
    @Param('id', IdPipe) id: number,
    @FileLanguage() language: Language,
    @UploadedFile() file: Upload | undefined,
  ): Promise<DocumentDto> {
    if (!file) {
      throw InvalidInputError.of('file', {
        hr: 'Priložite PDF',
        en: 'Attach a PDF file',
      });
    }
    return this.documents.putFile(id, language, file.bytes);
  }

  @Delete(':id/file')
  @ApiSession()
  @ApiOperation({
    summary: 'Take away a PDF that was put in',
    description: 'The generated one is served again.',
  })
  @ApiParam({ name: 'id', type: 'integer', example: 1 })
  @ApiFileLanguage()
  @ApiOkResponse({ description: 'The changed document.', type: DocumentDto })
  @ApiProblems('/api/documents/1/file', 400, 401, 403, 404, 409)
  removeFile(
    @Param('id', IdPipe) id: number,
    @FileLanguage() language: Language,
  ): Promise<DocumentDto> {
    return this.documents.removeFile(id, language);
  }

  @Delete(':id')
  @ApiSession()
  @ApiOperation({ summary: 'Delete a document and its files' })
  @ApiParam({ name: 'id', type: 'integer', example: 1 })
  @ApiOkResponse({ description: 'The document as it was.', type: DocumentDto })
  @ApiProblems('/api/documents/1', 401, 403, 404)
  remove(@Param('id', IdPipe) id: number): Promise<DocumentDto> {
    return this.documents.remove(id);
  }
}
