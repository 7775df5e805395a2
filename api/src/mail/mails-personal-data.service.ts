import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import type { Language, Text } from '../i18n/language.js';
import { addJob } from '../jobs/job-queue.js';
import { JobRunnerService } from '../jobs/job-runner.service.js';
import { LANGUAGE_NAMES, readable, type Field } from '../personal-data/fields.js';
import { PersonalDataRegistry } from '../personal-data/personal-data-registry.js';
import type { Outcomes } from '../personal-data/personal-data.js';
import { MailDeliveryService } from './mail-delivery.service.js';
import { Mail, type MailState } from './mail.entity.js';
import { MAILS_WORDS, OUTBOX_WORDS } from './mails-personal-data.texts.js';
import { filesAbout, OUTBOX, outboxFile, removeFiles, removeOldFiles } from './outbox.js';

/** The task that removes files of mails that were erased. */
const REMOVE_FILES = 'remove_outbox_files';
/** Delay before a mail that is being written is checked again. */
const AGAIN_MS = 2_000;
/** Days for which the row of a mail is retained. */
const FILES_KEPT_DAYS = 30;

const STATES: Record<MailState, Text> = {
  queued: { hr: 'čeka', en: 'waiting' },
  sending: { hr: 'šalje se', en: 'being sent' },
  sent: { hr: 'poslana', en: 'sent' },
  written: { hr: 'spremljena u datoteku, nije poslana', en: 'written to a file, not sent' },
  failed: { hr: 'nije isporučena', en: 'not delivered' },
  uncertain: { hr: 'neizvjesno', en: 'uncertain' },
};

const FIELDS: Field<Mail>[] = [
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
  { title: { hr: 'Zadnji pokušaj', en: 'Last attempt' }, value: (mail) => mail.lastAttemptAt },
  { title: { hr: 'Poslana', en: 'Sent' }, value: ({ sentAt }) => sentAt },
];

/** Mails to somebody or about what somebody wrote, in the database and in files. */
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
    this.jobs.define(REMOVE_FILES, (payload) => this.remove(Object(payload)));
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
      ...MAILS_WORDS,
      erasedLast: true,
      find: async (manager, email, language) => {
        const rows = await about(manager, email).orderBy('mail.id').getMany();
        return rows.map((row) => readable(FIELDS, row, language));
      },
      erase: (manager, email) => this.erase(manager, email),
      forgetOld: async () => ({ deleted: await this.delivery.purge() }),
    });
    this.registry.add({
      kind: 'outbox',
      columns: {},
      ...OUTBOX_WORDS,
      // After the mails: those written by then have their file, and those being written their job.
      erasedLast: true,
      find: (_, email, language) => this.findFiles(email, language),
      erase: async (manager, email) => {
        const files = await filesAbout(this.folder, email);
        if (files.length > 0) await addJob(manager, REMOVE_FILES, { files });
        return { removed: files.length };
      },
      forgetOld: async () => ({ removed: await removeOldFiles(this.folder, FILES_KEPT_DAYS) }),
    });
  }

  /**
   * A mail that is being sent cannot be recalled, but nothing is recorded of it any more; the file
   * that it may become is removed by a job, which waits until the attempt has ended.
   */
  private async erase(manager: EntityManager, email: string): Promise<Outcomes> {
    const [rows]: [Pick<Mail, 'id' | 'kind' | 'createdAt' | 'state'>[], number] =
      await manager.query(
        `DELETE FROM mails WHERE recipient = $1 OR lower(reply_to) = lower($1::text)
         RETURNING id, kind, state, created_at AS "createdAt"`,
        [email],
      );
    const of = (state: MailState) => rows.filter((row) => row.state === state);
    const [queued, underWay] = [of('queued').length, of('sending')];
    if (underWay.length > 0) {
      const files = underWay.map(outboxFile);
      await addJob(manager, REMOVE_FILES, { files, mails: underWay.map(({ id }) => id) });
    }
    return {
      withdrawn: queued,
      underWay: underWay.length,
      deleted: rows.length - queued - underWay.length,
    };
  }

  private async findFiles(email: string, language: Language): Promise<object[]> {
    const files: object[] = [];
    for (const name of await filesAbout(this.folder, email)) {
      // Another erasure may remove it in this moment.
      const message = await readFile(join(this.folder, name), 'utf8').catch(() => undefined);
      if (message === undefined) continue;
      files.push({
        [language === 'en' ? 'File' : 'Datoteka']: name,
        [language === 'en' ? 'Message' : 'Poruka']: message,
      });
    }
    return files;
  }

  private async remove({ files = [], mails = [] }: Removal): Promise<void> {
    for (const id of mails) {
      if (!(await this.delivery.isUnderWay(id))) continue;
      const at = new Date(Date.now() + AGAIN_MS);
      await addJob(this.dataSource.manager, REMOVE_FILES, { files, mails }, { at });
      return;
    }
    await removeFiles(this.folder, files);
  }
}

interface Removal {
  files?: string[];
  /** Their mails, where they may still be under way. */
  mails?: number[];
}

function about(manager: EntityManager, email: string): SelectQueryBuilder<Mail> {
  return manager
    .createQueryBuilder(Mail, 'mail')
    .where('mail.recipient = :email OR lower(mail.replyTo) = lower(:email)', { email });
}
