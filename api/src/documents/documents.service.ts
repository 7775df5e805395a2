import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { checkProject } from '../content/check-project.js';
import { removeToTrash } from '../content/move-to-trash.js';
import { SearchGroups, type FoundPage } from '../content/search-groups.js';
import { checkDraft } from '../fields/drafts.js';
import type { Language } from '../i18n/language.js';
import { readPage, rowsThatFit, type Page } from '../lists/page.js';
import { ConflictError, InvalidInputError } from '../problems/domain-errors.js';
import { createOnce, type RepeatableRequest } from '../rows/idempotency-key.js';
import { lastPlace } from '../rows/last-place.js';
import type { ExpectedVersions } from '../rows/row-version.js';
import { changeRow, findRow, notFound } from '../rows/rows.js';
import { conflictOn } from '../rows/unique-violation.js';
import { checkPdf } from './check-pdf.js';
import { DocumentFile } from './document-file.entity.js';
import { DocumentFilesService, type ServedFile } from './document-files.service.js';
import { moveTo, nameFile, refusePdfPaths } from './document-paths.js';
import { FILE_FIELDS, pdfAndPageError, readUploads } from './document-uploads.js';
import { Document, isPublicDocument } from './document.entity.js';
import { DOCUMENTS, type DocumentsRequest } from './documents.resource.js';
import type { CreateDocumentDto, DocumentDto, UpdateDocumentDto } from './dto/document.dto.js';
import { presentDocument } from './present-document.js';

/** @throws InvalidInputError when a document that is published has nothing to show */
function checkContent({ isPublished, path }: Document): void {
  if (!isPublished || path !== '') return;
  throw InvalidInputError.of('file', {
    hr: 'Priložite PDF ili upišite putanju stranice',
    en: 'Attach a PDF or enter the path of a page',
  });
}

/**
 * SQL condition on the columns of `documents`: the search of the site finds the document. One that
 * is not on the page of documents is found where a public call or a project names it.
 */
const FOUND = `${isPublicDocument()} AND (is_listed OR id IN (
  SELECT unnest(document_ids || result_document_ids) FROM public_calls WHERE is_published
) OR path IN (
  SELECT named ->> 'path' FROM projects, jsonb_array_elements(projects.documents) AS named
  WHERE projects.is_published
))`;

@Injectable()
export class DocumentsService {
  constructor(
    @InjectRepository(Document) private readonly documents: Repository<Document>,
    private readonly files: DocumentFilesService,
    search: SearchGroups,
  ) {
    search.register({
      name: 'documents',
      tables: {
        documents: FOUND,
        document_files: `document_id IN (
          SELECT id FROM documents WHERE ${FOUND} AND (language = 'hr' OR NOT croatian_only)
        )`,
      },
      rows: () =>
        this.documents
          .createQueryBuilder('document')
          .where(`document.id IN (SELECT id FROM documents WHERE ${FOUND})`)
          .leftJoin(DocumentFile, 'hr', "hr.documentId = document.id AND hr.language = 'hr'")
          .leftJoin(
            DocumentFile,
            'en',
            "en.documentId = document.id AND en.language = 'en' AND NOT document.croatianOnly",
          ),
      words: "(document.search || coalesce(hr.search, '') || coalesce(en.search, ''))",
      pages: (rows) => this.foundPages(rows),
    });
  }

  /**
   * The documents that match the request, by default in their `order`.
   * @param admin whether drafts are included
   */
  async list(request: DocumentsRequest, admin: boolean): Promise<Page<DocumentDto>> {
    const query = rowsThatFit(this.documents, DOCUMENTS, request);
    if (!admin) query.andWhere(isPublicDocument('document.'));
    const page = await readPage(query, DOCUMENTS, request);
    return page.with(await this.presentAll(page.rows));
  }

  /**
   * @param admin whether it may be a draft
   * @throws NotFoundError
   */
  async one(id: number, admin: boolean): Promise<DocumentDto> {
    const document = await findRow(this.documents, DOCUMENTS, { id });
    const [presented = notFound(DOCUMENTS)] = await this.presentAll(
      admin || document.isPublic ? [document] : [],
    );
    return presented;
  }

  /**
   * The PDF of a document, which may be a draft.
   * @throws NotFoundError
   */
  async file(id: number, language: Language): Promise<ServedFile> {
    const document = await findRow(this.documents, DOCUMENTS, { id });
    return this.files.served(document, language);
  }

  /**
   * Adds a PDF or a page.
   * @param request with the idempotency key
   * @throws InvalidInputError when it would be both, or is published and is neither or lacks a
   *   name, or has no name at all, or the PDF is not acceptable
   */
  async create(
    { file, fileEn, path, pathEn, ...fields }: CreateDocumentDto,
    request?: RepeatableRequest,
  ): Promise<DocumentDto> {
    const uploads = await readUploads({ file, fileEn });
    const isPage = Boolean(path ?? pathEn);
    if ((uploads.hr || uploads.en) && isPage) throw pdfAndPageError();
    if (isPage) refusePdfPaths({ path, pathEn });
    const { metadata } = this.documents;
    const insert = async (manager: EntityManager) => {
      const document = manager.create(Document, {
        isPublished: true,
        projectId: null,
        ...fields,
      });
      document.kind = isPage ? 'page' : 'pdf';
      document.path = path ?? '';
      document.pathEn = pathEn ?? null;
      await checkDraft(Document, document);
      await checkProject(manager, document);
      for (const [language] of FILE_FIELDS) {
        if (uploads[language]) await nameFile(manager, document, language);
      }
      checkContent(document);
      await manager.insert(Document, Object.assign(document, lastPlace(metadata, document)));
      for (const [language] of FILE_FIELDS) {
        const bytes = uploads[language];
        if (bytes) await this.files.put(manager, document.id, language, bytes);
      }
      return document.id;
    };
    const write = () => createOnce(this.documents.manager, Document, request, insert);
    return this.one(await conflictOn(DOCUMENTS.taken, write), true);
  }

  /**
   * Changes the given fields; `file: null` restores the generated PDF.
   * @throws NotFoundError
   * @throws OutdatedError when its version is not the expected one
   * @throws InvalidInputError as `create`, and when the path of a PDF would change
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
      const before = { ...document };
      manager.merge(Document, document, fields);
      moveTo(document, { path, pathEn });
      await checkDraft(Document, document, { before });
      await checkProject(manager, document);
      for (const [language] of FILE_FIELDS) {
        await this.applyUpload(manager, document, language, uploads[language]);
      }
      checkContent(document);
      document.updatedAt = new Date();
    });
    return this.one(id, true);
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
    const deleted = await this.one(id, true);
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
    return this.one(id, true);
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
      await nameFile(manager, document, language);
      await this.files.put(manager, id, language, bytes);
      return;
    }
    if (!generatedAs && language === 'hr') {
      if (document.isPublished) {
        throw ConflictError.of('file', {
          hr: 'Bez te datoteke dokument ne bi imao što pokazati; obrišite cijeli dokument',
          en: 'Without this file the document would have nothing to show; delete the document',
        });
      }
      document.path = '';
    }
    if (!generatedAs && language === 'en') document.pathEn = null;
    await this.files.remove(manager, id, language);
  }

  private async foundPages(documents: Document[]): Promise<FoundPage[]> {
    const texts = await this.files.textsOf(documents);
    return documents.map(({ id, path, pathEn, name, nameEn, issuedOn, croatianOnly }) => ({
      path,
      pathEn,
      title: name,
      titleEn: nameEn,
      text: texts.get(`${id} hr`) ?? '',
      textEn: (croatianOnly ? undefined : texts.get(`${id} en`)) ?? '',
      date: issuedOn === null ? null : new Date(issuedOn),
    }));
  }

  private async presentAll(documents: readonly Document[]): Promise<DocumentDto[]> {
    const [files, funded] = await Promise.all([
      this.files.listed(documents),
      this.fundedProjects(documents),
    ]);
    return documents.map((document, index) =>
      presentDocument(
        document,
        files[index] ?? { hr: undefined, en: undefined },
        document.projectId !== null && funded.has(document.projectId),
      ),
    );
  }

  /** The ids of the documents' projects that the European Union co-funds. */
  private async fundedProjects(documents: readonly Document[]): Promise<ReadonlySet<number>> {
    const ids = documents.flatMap(({ projectId }) => (projectId === null ? [] : [projectId]));
    if (ids.length === 0) return new Set();
    const rows = await this.documents.manager.query<{ id: number }[]>(
      'SELECT id FROM projects WHERE eu_funded AND id = ANY($1)',
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
