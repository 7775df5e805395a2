import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { removeToTrash } from '../content/move-to-trash.js';
import { SearchGroups, type FoundPage } from '../content/search-groups.js';
import type { Language } from '../i18n/language.js';
import { readList, type Page } from '../lists/page.js';
import { ConflictError, InvalidInputError } from '../problems/domain-errors.js';
import { createOnce, type RepeatableRequest } from '../rows/idempotency-key.js';
import type { ExpectedVersions } from '../rows/row-version.js';
import { changeRow, findRow } from '../rows/rows.js';
import { conflictOn } from '../rows/unique-violation.js';
import { checkPdf } from './check-pdf.js';
import { DocumentFile } from './document-file.entity.js';
import { DocumentFilesService } from './document-files.service.js';
import { freePath, moveTo, refusePdfPaths } from './document-paths.js';
import { FILE_FIELDS, pdfAndPageError, readUploads } from './document-uploads.js';
import { Document } from './document.entity.js';
import { DOCUMENTS, type DocumentsRequest } from './documents.resource.js';
import type { CreateDocumentDto, DocumentDto, UpdateDocumentDto } from './dto/document.dto.js';
import { presentDocument } from './present-document.js';

@Injectable()
export class DocumentsService {
  constructor(
    @InjectRepository(Document) private readonly documents: Repository<Document>,
    private readonly files: DocumentFilesService,
    search: SearchGroups,
  ) {
    search.register({
      name: 'documents',
      tables: ['documents', 'document_files'],
      rows: () =>
        this.documents
          .createQueryBuilder('document')
          .leftJoin(DocumentFile, 'hr', "hr.documentId = document.id AND hr.language = 'hr'")
          .leftJoin(DocumentFile, 'en', "en.documentId = document.id AND en.language = 'en'"),
      words: "(document.search || coalesce(hr.search, '') || coalesce(en.search, ''))",
      pages: (rows) => this.foundPages(rows),
    });
  }

  /** The documents that match the request, by default in their `order`. */
  async list(request: DocumentsRequest): Promise<Page<DocumentDto>> {
    const page = await readList(this.documents, DOCUMENTS, request);
    return page.with(await this.presentAll(page.rows));
  }

  /** @throws NotFoundError */
  async one(id: number): Promise<DocumentDto> {
    return this.presentOne(await findRow(this.documents, DOCUMENTS, { id }));
  }

  /**
   * Adds a PDF or a page.
   * @param request with the idempotency key
   * @throws InvalidInputError when it is neither or both, or the PDF is not acceptable
   */
  async create(
    { file, fileEn, path, pathEn, ...fields }: CreateDocumentDto,
    request?: RepeatableRequest,
  ): Promise<DocumentDto> {
    const { hr, en } = await readUploads({ file, fileEn });
    if (!hr && !path) {
      throw InvalidInputError.of('file', {
        hr: 'Priložite PDF ili upišite putanju stranice',
        en: 'Attach a PDF or enter the path of a page',
      });
    }
    if ((hr || en) && (path || pathEn)) throw pdfAndPageError();
    if (path) refusePdfPaths({ path, pathEn });
    const insert = async (manager: EntityManager) => {
      const paths: Partial<Document> = path
        ? { kind: 'page', path, pathEn: pathEn ?? null }
        : { kind: 'pdf', path: await freePath(manager, fields.name) };
      if (en) paths.pathEn = await freePath(manager, fields.nameEn, paths.path);
      const document = manager.create(Document, { ...fields, ...paths });
      await manager.insert(Document, document);
      if (hr) await this.files.put(manager, document.id, 'hr', hr);
      if (en) await this.files.put(manager, document.id, 'en', en);
      return document.id;
    };
    const write = () => createOnce(this.documents.manager, Document, request, insert);
    return this.one(await conflictOn(DOCUMENTS.taken, write));
  }

  /**
   * Changes the given fields; `file: null` restores the generated PDF.
   * @throws NotFoundError
   * @throws OutdatedError when its version is not the expected one
   * @throws InvalidInputError when the PDF is not acceptable, or its path would change
   * @throws ConflictError when there would be no file to serve
   */
  async update(
    id: number,
    body: UpdateDocumentDto,
    expected?: ExpectedVersions,
  ): Promise<DocumentDto> {
    const { file, fileEn, path, pathEn, ...fields } = body;
    const uploads = await readUploads({ file, fileEn });
    await changeRow(this.documents, DOCUMENTS, id, expected, async (document, manager) => {
      moveTo(document, path, pathEn);
      manager.merge(Document, document, fields);
      for (const [language] of FILE_FIELDS) {
        await this.applyUpload(manager, document, language, uploads[language]);
      }
      document.updatedAt = new Date();
    });
    return this.one(id);
  }

  /**
   * Replaces the present PDF by an uploaded one.
   * @throws NotFoundError
   * @throws InvalidInputError when it is not acceptable, or the document is a page
   */
  async putFile(id: number, language: Language, bytes: Buffer): Promise<DocumentDto> {
    await checkPdf(bytes, 'file');
    return this.changeFile(id, language, bytes);
  }

  /**
   * Deletes an uploaded PDF; the generated one is served again.
   * @throws NotFoundError
   * @throws ConflictError when there would be no file to serve
   */
  removeFile(id: number, language: Language): Promise<DocumentDto> {
    return this.changeFile(id, language, null);
  }

  /**
   * Moves a document with its files to the trash and returns it.
   * @param by the full name of who deletes it
   * @throws NotFoundError
   */
  async remove(id: number, by: string): Promise<DocumentDto> {
    const deleted = await this.one(id);
    await removeToTrash(this.documents, DOCUMENTS, id, by);
    return deleted;
  }

  private async changeFile(
    id: number,
    language: Language,
    bytes: Buffer | null,
  ): Promise<DocumentDto> {
    await changeRow(this.documents, DOCUMENTS, id, undefined, async (document, manager) => {
      await this.applyUpload(manager, document, language, bytes);
      document.updatedAt = new Date();
    });
    return this.one(id);
  }

  private async applyUpload(
    manager: EntityManager,
    document: Document,
    language: Language,
    bytes: Buffer | null | undefined,
  ): Promise<void> {
    if (bytes === undefined) return;
    const { id, kind, generatedAs } = document;
    if (kind === 'page') {
      if (bytes) throw pdfAndPageError();
      return;
    }
    if (bytes) {
      if (language === 'en') {
        document.pathEn ??= await freePath(manager, document.nameEn, document.path);
      }
      await this.files.put(manager, id, language, bytes);
      return;
    }
    if (!generatedAs && language === 'hr') {
      throw ConflictError.of('file', {
        hr: 'Bez te datoteke dokument ne bi imao što pokazati; obrišite cijeli dokument',
        en: 'Without this file the document would have nothing to show; delete the document',
      });
    }
    if (!generatedAs) document.pathEn = null;
    await this.files.remove(manager, id, language);
  }

  private async foundPages(documents: Document[]): Promise<FoundPage[]> {
    const texts = await this.files.textsOf(documents);
    return documents.map(({ id, path, pathEn, name, nameEn, issuedOn }) => ({
      path,
      pathEn,
      title: name,
      titleEn: nameEn,
      text: texts.get(`${id} hr`) ?? '',
      textEn: texts.get(`${id} en`) ?? '',
      date: issuedOn === null ? null : new Date(issuedOn),
    }));
  }

  private async presentAll(documents: readonly Document[]): Promise<DocumentDto[]> {
    const files = await this.files.of(documents);
    return documents.map((document, index) =>
      presentDocument(document, files[index] ?? { hr: undefined, en: undefined }),
    );
  }

  private async presentOne(document: Document): Promise<DocumentDto> {
    const [files = { hr: undefined, en: undefined }] = await this.files.of([document]);
    return presentDocument(document, files);
  }
}
