import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, type EntityManager, type Repository } from 'typeorm';
import type { Language } from '../i18n/language.js';
import { NotFoundError } from '../problems/domain-errors.js';
import { DETAILS } from '../problems/problem-texts.js';
import { DocumentFile } from './document-file.entity.js';
import { DocumentTextsService } from './document-texts.service.js';
import { Document } from './document.entity.js';
import { GeneratedDocumentsService } from './generated/generated-documents.service.js';

/** A PDF in a list of documents. */
export interface ListedFile {
  /** In bytes; null while it is being drawn. */
  size: number | null;
  /** Whether an administrator uploaded it. */
  isUploaded: boolean;
}

/** A PDF that is served. */
export interface ServedFile {
  /** In bytes. */
  size: number;
  /** SHA-256 of the bytes, base64url. */
  digest: string;
  read(): Promise<Buffer>;
}

/** The files of a document by language; undefined where it has none. */
export type ListedFiles = Record<Language, ListedFile | undefined>;

const PRESENT = { size: MoreThan(0) };

@Injectable()
export class DocumentFilesService {
  constructor(
    @InjectRepository(Document) private readonly documents: Repository<Document>,
    @InjectRepository(DocumentFile) private readonly files: Repository<DocumentFile>,
    private readonly generated: GeneratedDocumentsService,
    private readonly texts: DocumentTextsService,
  ) {}

  /** The files of each document, in the order of `documents`. */
  async listed(documents: readonly Document[]): Promise<ListedFiles[]> {
    const pdfs = documents.filter(({ kind }) => kind === 'pdf').map(({ id }) => id);
    const uploads =
      pdfs.length > 0 ? await this.files.findBy({ documentId: In(pdfs), ...PRESENT }) : [];
    const inLanguage = async (
      { id, kind, generatedAs }: Document,
      language: Language,
    ): Promise<ListedFile | undefined> => {
      const upload = uploads.find((file) => file.documentId === id && file.language === language);
      if (upload) return { size: upload.size, isUploaded: true };
      if (kind === 'page' || !generatedAs) return undefined;
      return { size: await this.generated.size(generatedAs, language), isUploaded: false };
    };
    return Promise.all(
      documents.map(async (document) => {
        const [hr, en] = await Promise.all([
          inLanguage(document, 'hr'),
          inLanguage(document, 'en'),
        ]);
        return { hr, en };
      }),
    );
  }

  /**
   * The file of a document, which may be a draft.
   * @throws NotFoundError
   */
  async served({ id, kind, generatedAs }: Document, language: Language): Promise<ServedFile> {
    const upload = await this.files.findOneBy({ documentId: id, language, ...PRESENT });
    if (upload) {
      const { size, digest } = upload;
      return { size, digest, read: () => this.bytesOf(upload) };
    }
    if (kind === 'page' || !generatedAs) throw new NotFoundError(DETAILS[404]);
    const { bytes, digest } = await this.generated.pdf(generatedAs, language);
    return { size: bytes.length, digest, read: () => Promise.resolve(bytes) };
  }

  /**
   * The file of a document that visitors can read, under a path of this site.
   * @throws NotFoundError
   */
  async at(path: string): Promise<ServedFile> {
    const document = await this.documents.findOne({
      where: [
        { kind: 'pdf', path },
        { kind: 'pdf', pathEn: path },
      ],
    });
    const language = document?.path === path ? 'hr' : 'en';
    const isHidden = language === 'en' && document?.croatianOnly;
    if (!document?.isPublic || isHidden) throw new NotFoundError(DETAILS[404]);
    return this.served(document, language);
  }

  /** Stores a file, replacing the present one. */
  async put(
    manager: EntityManager,
    documentId: number,
    language: Language,
    bytes: Buffer,
  ): Promise<void> {
    const digest = createHash('sha256').update(bytes).digest('base64url');
    await manager.upsert(
      DocumentFile,
      { documentId, language, size: bytes.length, digest, bytes, text: null },
      ['documentId', 'language'],
    );
    await this.texts.readSoon(manager);
  }

  /** The words of the files of documents, by id and language: `7 hr`. */
  async textsOf(documents: readonly Document[]): Promise<Map<string, string>> {
    const files = await this.files.find({
      where: { documentId: In(documents.map(({ id }) => id)) },
      select: { documentId: true, language: true, text: true },
    });
    return new Map(files.map((file) => [`${file.documentId} ${file.language}`, file.text ?? '']));
  }

  async remove(manager: EntityManager, documentId: number, language: Language): Promise<void> {
    await manager.delete(DocumentFile, { documentId, language, ...PRESENT });
    await this.texts.readSoon(manager);
  }

  private async bytesOf({ documentId, language, digest }: DocumentFile): Promise<Buffer> {
    const file = await this.files.findOne({
      where: { documentId, language, digest },
      select: { documentId: true, language: true, bytes: true },
    });
    if (!file) throw new NotFoundError(DETAILS[404]);
    return file.bytes;
  }
}
