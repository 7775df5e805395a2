import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, Not, type EntityManager, type Repository } from 'typeorm';
import { LANGUAGES, type Language } from '../i18n/language.js';
import { isolated } from '../isolation/isolated.js';
import { addJob } from '../jobs/job-queue.js';
import { JobRunnerService } from '../jobs/job-runner.service.js';
import { DocumentFile } from './document-file.entity.js';
import { Document, type GeneratedKind } from './document.entity.js';
import { GeneratedDocumentsService } from './generated/generated-documents.service.js';
import type { textOfPdf } from './pdf-text.js';

const TASK = 'read_document_texts';

const readText = isolated<typeof textOfPdf>(
  new URL('./pdf-text.js', import.meta.url),
  'textOfPdf',
  {
    seconds: 20,
    megabytes: 512,
    heapMegabytes: 256,
  },
);

/** The words of a file; none if it cannot be read within the limits, as it would fail again. */
const wordsOf = (bytes: Buffer): Promise<string> => readText(bytes).catch(() => '');

/** Reads the words of PDFs, for the search. */
@Injectable()
export class DocumentTextsService {
  constructor(
    @InjectRepository(Document) private readonly documents: Repository<Document>,
    @InjectRepository(DocumentFile) private readonly files: Repository<DocumentFile>,
    private readonly generated: GeneratedDocumentsService,
    jobs: JobRunnerService,
  ) {
    // Each minute for generated files, and for those of a restored backup.
    jobs.define(TASK, () => this.readAll(), { crontab: '* * * * *' });
  }

  /** Has the texts of new files read after the manager's transaction. */
  async readSoon(manager: EntityManager): Promise<void> {
    await addJob(manager, TASK, {}, { key: TASK, lowPriority: true });
  }

  /** Reads the texts of all files that have none yet. */
  async readAll(): Promise<void> {
    const generated = await this.documents.findBy({ generatedAs: Not(IsNull()) });
    for (const { id, generatedAs } of generated) {
      if (!generatedAs) continue;
      for (const language of LANGUAGES) await this.readGenerated(id, generatedAs, language);
    }
    for (;;) {
      const file = await this.files.findOne({
        where: { text: IsNull() },
        select: { documentId: true, language: true, digest: true, bytes: true },
      });
      if (!file) return;
      const { documentId, language, digest, bytes } = file;
      await this.files.update({ documentId, language, digest }, { text: await wordsOf(bytes) });
    }
  }

  /** Stores the words of the generated PDF, unless they are stored or a file is uploaded. */
  private async readGenerated(
    documentId: number,
    kind: GeneratedKind,
    language: Language,
  ): Promise<void> {
    const { bytes, digest } = await this.generated.pdf(kind, language);
    const file = { documentId, language };
    const upload = { ...file, size: MoreThan(0) };
    if (await this.files.existsBy([upload, { ...file, digest }])) return;
    const read = { digest, text: await wordsOf(bytes) };
    // Neither write changes a file that was uploaded in the meantime.
    const { affected } = await this.files.update({ ...file, size: 0 }, read);
    if (affected) return;
    const row = { ...file, ...read, size: 0, bytes: Buffer.alloc(0) };
    await this.files.createQueryBuilder().insert().values(row).orIgnore().execute();
  }
}
