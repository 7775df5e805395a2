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

/** A PDF that is served. */
export interface ServedFile {
  /** In bytes. */
  size: number;
  /** SHA-256 of the bytes, base64url. */
  digest: string;
  /** Whether an administrator uploaded it. */
  isUploaded: boolean;
  read(): Promise<Buffer>;
}

/** The files of a document by language; undefined where it has none. */
export type ServedFiles = Record<Language, ServedFile | undefined>;

@Injectable()
export class DocumentFilesService {
  constructor(
    @InjectRepository(Document) private readonly documents: Repository<Document>,
    @InjectRepository(DocumentFile) private readonly files: Repository<DocumentFile>,
    private readonly generated: GeneratedDocumentsService,
    private readonly texts: DocumentTextsService,
  ) {}

  /** The files of each document, in the order of `documents`. */
  async of(documents: readonly Document[]): Promise<ServedFiles[]> {
    const pdfs = documents.filter(({ kind }) => kind === 'pdf').map(({ id }) => id);
    const uploads =
      pdfs.length > 0 ? await this.files.findBy({ documentId: In(pdfs), size: MoreThan(0) }) : [];
    return Promise.all(
      documents.map(async (document) => {
        const inLanguage = (language: Language): Promise<ServedFile | undefined> =>
          this.served(
            document,
            language,
            uploads.find((file) => file.documentId === document.id && file.language === language),
          );
        return { hr: await inLanguage('hr'), en: await inLanguage('en') };
      }),
    );
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
    const [files] = document?.isPublic && !isHidden ? await this.of([document]) : [];
    const file = files?.[language];
    if (!file) throw new NotFoundError(DETAILS[404]);
    return file;
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
    await manager.delete(DocumentFile, { documentId, language, size: MoreThan(0) });
    await this.texts.readSoon(manager);
  }

  private async served(
    { kind, generatedAs }: Document,
    language: Language,
    upload: DocumentFile | undefined,
  ): Promise<ServedFile | undefined> {
    if (kind === 'page') return undefined;
    if (upload) {
      const { size, digest } = upload;
      return { size, digest, isUploaded: true, read: () => this.bytesOf(upload) };
    }
    if (!generatedAs) return undefined;
    const { bytes, digest } = await this.generated.pdf(generatedAs, language);
    return { size: bytes.length, digest, isUploaded: false, read: () => Promise.resolve(bytes) };
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
