import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { fieldsOf } from 'shared/is-record';
import { DataSource, type EntityManager } from 'typeorm';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { sameEmail } from '../emails/email-key.js';
import type { Language, Text } from '../i18n/language.js';
import { addJob } from '../jobs/job-queue.js';
import { JobRunnerService } from '../jobs/job-runner.service.js';
import {
  LANGUAGE_NAMES,
  exportRows,
  type ExportedField,
} from '../personal-data/exported-fields.js';
import { PersonalDataRegistry } from '../personal-data/personal-data-registry.js';
import type { Outcomes } from '../personal-data/personal-data.js';
import { MailDeliveryService } from './mail-delivery.service.js';
import { guardedUntil, isGuarded } from './mail-rules.js';
import { Mail, type MailState } from './mail.entity.js';
import {
  CHANGE_NOTICES_TEXTS,
  MAILS_TEXTS,
  noticeRetained,
  OUTBOX_TEXTS,
} from './mails-personal-data.texts.js';
import { findFilesOf, OUTBOX, outboxFile, removeFiles, removeOldFiles } from './outbox.js';

/** Identifier of the job that removes the files of erased mails. */
const REMOVE_FILES = 'remove_outbox_files';
/** Delay before a mail that is being sent is checked again. */
const RECHECK_MS = 2_000;
/** Retention period of files, in days; equal to that of rows. */
const FILE_RETENTION_DAYS = 30;

const STATES: Record<MailState, Text> = {
  queued: { hr: 'čeka', en: 'waiting' },
  sending: { hr: 'šalje se', en: 'being sent' },
  sent: { hr: 'poslana', en: 'sent' },
  written: { hr: 'spremljena u datoteku, nije poslana', en: 'written to a file, not sent' },
  failed: { hr: 'nije isporučena', en: 'not delivered' },
  uncertain: { hr: 'neizvjesno', en: 'uncertain' },
};

const FIELDS: ExportedField<Mail>[] = [
  { title: { hr: 'Broj', en: 'Number' }, value: ({ id }) => id },
  { title: { hr: 'Vrsta', en: 'Kind' }, value: ({ kind }) => kind },
  { title: { hr: 'Primatelj', en: 'Recipient' }, value: ({ recipient }) => recipient },
  { title: { hr: 'Odgovor ide na', en: 'Answers go to' }, value: ({ replyTo }) => replyTo },
  { title: { hr: 'Ime uz odgovor', en: 'Name for answers' }, value: (mail) => mail.replyToName },
  { title: { hr: 'Predmet', en: 'Subject' }, value: ({ subject }) => subject },
  { title: { hr: 'Tekst', en: 'Text' }, value: ({ text }) => text },
  {
    title: { hr: 'Prilozi', en: 'Attachments' },
    value: ({ attachments }) => attachments,
  },
  { title: { hr: 'Jezik', en: 'Language' }, value: ({ language }) => LANGUAGE_NAMES[language] },
  { title: { hr: 'Stanje', en: 'State' }, value: ({ state }) => STATES[state] },
  {
    title: { hr: 'Odgovor poslužitelja', en: 'The server’s answer' },
    value: ({ serverAnswer }) => serverAnswer,
  },
  { title: { hr: 'Nastala', en: 'Made' }, value: ({ createdAt }) => createdAt },
  { title: { hr: 'Posljednji pokušaj', en: 'Last attempt' }, value: (mail) => mail.lastAttemptAt },
  { title: { hr: 'Poslana', en: 'Sent' }, value: ({ sentAt }) => sentAt },
];

/** Mails to or from an e-mail address, in the database and in files. */
@Injectable()
export class MailsPersonalDataService implements OnModuleInit {
  private readonly folder: string;

  constructor(
    @Inject(APP_CONFIG) { dataDir }: Config,
    private readonly dataSource: DataSource,
    private readonly registry: PersonalDataRegistry,
    private readonly delivery: MailDeliveryService,
    private readonly jobs: JobRunnerService,
  ) {
    this.folder = join(dataDir, OUTBOX);
  }

  onModuleInit(): void {
    this.jobs.define(REMOVE_FILES, (payload) => this.remove(readRemoval(payload)));
    this.registry.add({
      kind: 'mails',
      columns: {
        mails: [
          'recipient',
          'reply_to',
          'reply_to_name',
          'subject',
          'text',
          'html',
          'attachments',
          'unsubscribe_url',
          'server_answer',
          'message_id',
        ],
      },
      ...MAILS_TEXTS,
      erasedLast: true,
      find: async (manager, email, language) => {
        const rows = await mailsOf(manager, email, false);
        return exportRows(FIELDS, rows, language);
      },
      erase: (manager, email) => this.erase(manager, email),
      deleteExpired: async () => ({ deleted: await this.delivery.deleteExpired() }),
    });
    this.registry.add({
      kind: 'change-notices',
      columns: {},
      ...CHANGE_NOTICES_TEXTS,
      find: async (manager, email, language) =>
        exportRows(FIELDS, await mailsOf(manager, email, true), language),
      retained: async (manager, email) => {
        const last = (await mailsOf(manager, email, true)).at(-1);
        return noticeRetained((last && guardedUntil(last)) ?? new Date());
      },
    });
    this.registry.add({
      kind: 'outbox',
      columns: {},
      ...OUTBOX_TEXTS,
      // After the mails: by then each has its file, or a job that removes it.
      erasedLast: true,
      find: (_, email, language) => this.findFiles(email, language),
      erase: async (manager, email) => {
        const files = await findFilesOf(this.folder, email);
        if (files.length > 0) await addJob(manager, REMOVE_FILES, { files });
        return { removed: files.length };
      },
      deleteExpired: async () => ({
        removed: await removeOldFiles(this.folder, FILE_RETENTION_DAYS),
      }),
    });
  }

  /**
   * A mail that is being sent cannot be recalled. Its row is deleted, and a job removes the file
   * that it may be written to after the attempt.
   */
  private async erase(manager: EntityManager, email: string): Promise<Outcomes> {
    const [rows]: [Pick<Mail, 'id' | 'kind' | 'createdAt' | 'state'>[], number] =
      await manager.query(
        `DELETE FROM mails
         WHERE (${sameEmail('recipient', '$1')} OR ${sameEmail('reply_to', '$1')})
         AND NOT ${isGuarded('kind', 'created_at')}
         RETURNING id, kind, state, created_at AS "createdAt"`,
        [email],
      );
    const inState = (state: MailState) => rows.filter((row) => row.state === state);
    const [queued, beingSent] = [inState('queued').length, inState('sending')];
    if (beingSent.length > 0) {
      const files = beingSent.map(outboxFile);
      await addJob(manager, REMOVE_FILES, { files, mails: beingSent.map(({ id }) => id) });
    }
    return {
      withdrawn: queued,
      underWay: beingSent.length,
      deleted: rows.length - queued - beingSent.length,
    };
  }

  private async findFiles(email: string, language: Language): Promise<object[]> {
    const files: object[] = [];
    for (const name of await findFilesOf(this.folder, email)) {
      // A concurrent erasure may remove the file.
      const message = await readFile(join(this.folder, name), 'utf8').catch(() => undefined);
      if (message === undefined) continue;
      files.push({
        [language === 'en' ? 'File' : 'Datoteka']: name,
        [language === 'en' ? 'Message' : 'Poruka']: message,
      });
    }
    return files;
  }

  private async remove({ files, mails }: Removal): Promise<void> {
    for (const id of mails) {
      if (!(await this.delivery.isBeingSent(id))) continue;
      const at = new Date(Date.now() + RECHECK_MS);
      await addJob(this.dataSource.manager, REMOVE_FILES, { files, mails }, { at });
      return;
    }
    await removeFiles(this.folder, files);
  }
}

interface Removal {
  files: string[];
  /** Mails of these files that may still be being sent. */
  mails: number[];
}

function readRemoval(payload: unknown): Removal {
  const { files, mails } = fieldsOf(payload);
  return {
    files: Array.isArray(files) ? files.map(String) : [],
    mails: Array.isArray(mails) ? mails.map(Number) : [],
  };
}

/** @param guarded whether those that nobody can take back yet, or the others */
function mailsOf(manager: EntityManager, email: string, guarded: boolean): Promise<Mail[]> {
  return manager
    .createQueryBuilder(Mail, 'mail')
    .where(`(${sameEmail('mail.recipient', ':email')} OR ${sameEmail('mail.replyTo', ':email')})`, {
      email,
    })
    .andWhere(`${isGuarded('mail.kind', 'mail.createdAt')} = :guarded`, { guarded })
    .orderBy('mail.id')
    .getMany();
}
