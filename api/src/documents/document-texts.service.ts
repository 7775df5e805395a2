import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type EntityManager, type Repository } from 'typeorm';
import { isolated } from '../isolation/isolated.js';
import { addJob } from '../jobs/job-queue.js';
import { JobRunnerService } from '../jobs/job-runner.service.js';
import { DocumentFile } from './document-file.entity.js';
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

/** Reads the words of uploaded PDFs, for the search. */
@Injectable()
export class DocumentTextsService {
  constructor(
    @InjectRepository(DocumentFile) private readonly files: Repository<DocumentFile>,
    jobs: JobRunnerService,
  ) {
    // Each minute for files of a restored backup, or from before texts were read.
    jobs.define(TASK, () => this.readAll(), { crontab: '* * * * *' });
  }

  /** Has the texts of new files read after the manager's transaction. */
  async readSoon(manager: EntityManager): Promise<void> {
    await addJob(manager, TASK, {}, { key: TASK, lowPriority: true });
  }

  /** Reads the texts of all files that have none yet. */
  async readAll(): Promise<void> {
    for (;;) {
      const file = await this.files.findOne({
        where: { text: IsNull() },
        select: { documentId: true, language: true, digest: true, bytes: true },
      });
      if (!file) return;
      const { documentId, language, digest, bytes } = file;
      // A file that cannot be read within the limits has no words; it would fail again.
      const text = await readText(bytes).catch(() => '');
      await this.files.update({ documentId, language, digest }, { text });
    }
  }
}
