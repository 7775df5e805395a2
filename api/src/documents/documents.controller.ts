import { Body, Controller, Param, Res } from '@nestjs/common';
import { ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser, IsAdminOr, Public, Roles } from '../access/access.js';
import { OpenToTokens } from '../access/token-scopes.js';
import { MOVES_TO_TRASH } from '../content/kept-in-trash.js';
import {
  BulkEndpoint,
  BulkPublishDto,
  BulkResultDto,
  changeEach,
} from '../endpoints/bulk-endpoint.js';
import { FileBody, FileEndpoint } from '../endpoints/file-endpoints.js';
import {
  ChangeEndpoint,
  CreateEndpoint,
  DeleteEndpoint,
  DeletePartEndpoint,
  ListEndpoint,
  PutPartEndpoint,
  ReadEndpoint,
} from '../endpoints/resource-endpoints.js';
import { IdPipe } from '../fields/id.pipe.js';
import { TakesFilesInJson } from '../http/bodies/json-with-files.js';
import { UploadedFile, type Upload } from '../http/bodies/upload.js';
import { CachedForVisitors } from '../http/operations.js';
import { LANGUAGES, type Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import { Repeatable, type RepeatableRequest } from '../rows/idempotency-key.js';
import { ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import type { User } from '../users/user.entity.js';
import { DOCUMENTS, type DocumentsRequest } from './documents.resource.js';
import { DocumentsService } from './documents.service.js';
import { CreateDocumentDto, DocumentDto, UpdateDocumentDto } from './dto/document.dto.js';
import { FileLanguage } from './file-language.js';
import { MAX_PDF_SIZE } from './pdf-size.js';

function ApiFileLanguage(): MethodDecorator {
  return ApiQuery({
    name: 'language',
    required: false,
    enum: LANGUAGES,
    description: 'The language of the file; Croatian unless it is `en`.',
  });
}

@ApiTags('documents')
@OpenToTokens({ read: ['content:read'], write: ['content:write'] })
@Roles('editor')
@CachedForVisitors()
@Controller('documents')
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Public()
  @ListEndpoint(DOCUMENTS, DocumentDto, {
    summary: 'List the project documents by their order',
    description:
      'The sizes are those of the files currently served. Visitors see published documents; administrators also drafts.',
  })
  list(
    @ListQuery(DOCUMENTS) request: DocumentsRequest,
    @IsAdminOr('editor') editor: boolean,
  ): Promise<Page<DocumentDto>> {
    return this.documents.list(request, editor);
  }

  @Public()
  @ReadEndpoint(DOCUMENTS, DocumentDto)
  one(@Param('id', IdPipe) id: number, @IsAdminOr('editor') editor: boolean): Promise<DocumentDto> {
    return this.documents.one(id, editor);
  }

  @CreateEndpoint(DOCUMENTS, DocumentDto, {
    body: TakesFilesInJson(MAX_PDF_SIZE, LANGUAGES.length),
    description:
      'Either a PDF (`file`) or the `path` of a page of this site. A draft needs neither.',
  })
  create(
    @Body() document: CreateDocumentDto,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<DocumentDto> {
    return this.documents.create(document, request);
  }

  @ChangeEndpoint(DOCUMENTS, DocumentDto, {
    body: TakesFilesInJson(MAX_PDF_SIZE, LANGUAGES.length),
  })
  update(
    @Param('id', IdPipe) id: number,
    @Body() document: UpdateDocumentDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<DocumentDto> {
    return this.documents.update(id, document, versions);
  }

  @FileEndpoint(':id/file', 'application/pdf', {
    summary: 'Read the PDF of a document',
    description: 'Also that of a draft, which is not at its path yet.',
    answer: 'The file.',
    problems: [404],
  })
  @ApiParam({ name: 'id', type: 'integer', example: DOCUMENTS.example })
  @ApiFileLanguage()
  async file(
    @Param('id', IdPipe) id: number,
    @FileLanguage() language: Language,
    @Res() response: Response,
  ): Promise<void> {
    const file = await this.documents.file(id, language);
    response.attachment(`${id}-${language}.pdf`).send(await file.read());
  }

  @PutPartEndpoint(DOCUMENTS, 'file', DocumentDto, {
    summary: 'Replace the PDF of a document',
    description: 'At most 10 MB; without encryption, scripts, attachments or other actions.',
    answer: 'The changed document.',
    problems: [409],
  })
  @ApiFileLanguage()
  @FileBody(MAX_PDF_SIZE, 'the PDF')
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

  @DeletePartEndpoint(DOCUMENTS, 'file', DocumentDto, {
    summary: 'Remove an uploaded PDF',
    description: 'The generated PDF is served again.',
    answer: 'The changed document.',
    problems: [400, 409],
  })
  @ApiFileLanguage()
  removeFile(
    @Param('id', IdPipe) id: number,
    @FileLanguage() language: Language,
  ): Promise<DocumentDto> {
    return this.documents.removeFile(id, language);
  }

  @BulkEndpoint(DOCUMENTS)
  bulk(
    @Body() { action, ids }: BulkPublishDto,
    @RequestLanguage() language: Language,
    @CurrentUser() { fullName }: User,
  ): Promise<BulkResultDto> {
    return changeEach(ids, language, (id) =>
      action === 'delete'
        ? this.documents.remove(id, fullName)
        : this.documents.update(id, { isPublished: action === 'publish' }),
    );
  }

  @DeleteEndpoint(DOCUMENTS, DocumentDto, {
    ...MOVES_TO_TRASH,
    summary: 'Delete a document and its files',
  })
  remove(@Param('id', IdPipe) id: number, @CurrentUser() { fullName }: User): Promise<DocumentDto> {
    return this.documents.remove(id, fullName);
  }
}
