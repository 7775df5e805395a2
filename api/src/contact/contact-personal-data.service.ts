import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { trashedRows, withTrashed } from '../content/trashed-rows.js';
import { isSameEmail } from '../emails/email-key.js';
import type { Language } from '../i18n/language.js';
import {
  LANGUAGE_NAMES,
  exportRow,
  exportRows,
  type ExportedField,
} from '../personal-data/exported-fields.js';
import { deleteInBatches } from '../personal-data/in-batches.js';
import { containsNumber, containsText, MAX_PEOPLE } from '../personal-data/people-search.js';
import { PersonalDataRegistry } from '../personal-data/personal-data-registry.js';
import type { Outcomes } from '../personal-data/personal-data.js';
import { SettingsService } from '../settings/settings.service.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactReply } from './contact-reply.entity.js';
import { STATE_WORDS, TOPIC_WORDS } from './contact.csv.js';

const REPLY_FIELDS: ExportedField<ContactReply>[] = [
  { title: { hr: 'Vrijeme', en: 'Time' }, value: ({ createdAt }) => createdAt },
  { title: { hr: 'Odgovor', en: 'Reply' }, value: ({ text }) => text },
  { title: { hr: 'Tko je odgovorio', en: 'Answered by' }, value: ({ author }) => author },
];

const FIELDS: ExportedField<ContactMessage>[] = [
  { title: { hr: 'Broj', en: 'Number' }, value: ({ id }) => id },
  { title: { hr: 'Primljeno', en: 'Received' }, value: ({ receivedAt }) => receivedAt },
  { title: { hr: 'Ime i prezime', en: 'Name' }, value: ({ name }) => name },
  { title: { hr: 'E-pošta', en: 'Email' }, value: ({ email }) => email },
  { title: { hr: 'Predmet', en: 'Subject' }, value: ({ subject }) => subject },
  { title: { hr: 'Poruka', en: 'Message' }, value: ({ message }) => message },
  { title: { hr: 'Tema', en: 'Topic' }, value: ({ topic }) => topic && TOPIC_WORDS[topic] },
  { title: { hr: 'Bez potvrde', en: 'No receipt' }, value: ({ noReceipt }) => noReceipt },
  { title: { hr: 'Jezik', en: 'Language' }, value: ({ language }) => LANGUAGE_NAMES[language] },
  { title: { hr: 'Pročitano', en: 'Read' }, value: ({ isRead }) => isRead },
  { title: { hr: 'Stanje', en: 'State' }, value: ({ state }) => STATE_WORDS[state] },
  { title: { hr: 'Odgovoreno', en: 'Answered' }, value: ({ answeredAt }) => answeredAt },
  { title: { hr: 'Tko je odgovorio', en: 'Answered by' }, value: ({ answeredBy }) => answeredBy },
  { title: { hr: 'Bilješka', en: 'Note' }, value: ({ note }) => note },
  {
    title: { hr: 'Inačica privole', en: 'Consent version' },
    value: ({ consentVersion }) => consentVersion,
  },
  { title: { hr: 'Privola dana', en: 'Consent given' }, value: ({ consentAt }) => consentAt },
];

/** Messages in an export, each with its replies. */
const exportMessages = (
  messages: readonly ContactMessage[],
  replies: readonly ContactReply[],
  language: Language,
): object[] =>
  messages.map((message) => ({
    ...exportRow(FIELDS, message, language),
    [language === 'en' ? 'Replies' : 'Odgovori']: exportRows(
      REPLY_FIELDS,
      replies.filter(({ messageId }) => messageId === message.id),
      language,
    ),
  }));

/** Messages of visitors. */
@Injectable()
export class ContactPersonalDataService implements OnModuleInit {
  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
  ) {}

  onModuleInit(): void {
    this.registry.add({
      kind: 'contact',
      columns: {
        contact_messages: [
          'name',
          'email',
          'subject',
          'message',
          'answered_by',
          'note',
          'mail_thread',
        ],
        contact_replies: ['message_id', 'mail_id', 'text', 'author'],
      },
      title: { hr: 'Poruke s obrasca', en: 'Messages from the form' },
      stored: {
        hr: {
          one: '# poruka s obrasca',
          few: '# poruke s obrasca',
          other: '# poruka s obrasca',
        },
        en: { one: '# message from the form', other: '# messages from the form' },
      },
      outcomes: {
        deleted: {
          hr: {
            one: 'Obrisana je # poruka s obrasca',
            few: 'Obrisane su # poruke s obrasca',
            other: 'Obrisano je # poruka s obrasca',
          },
          en: {
            one: '# message from the form was deleted',
            other: '# messages from the form were deleted',
          },
        },
      },
      find: (manager, email, language) => this.find(manager, email, language),
      trashed: async (manager, trashId, language) =>
        exportMessages(
          await trashedRows(manager, ContactMessage, [trashId]),
          await trashedRows(manager, ContactReply, [trashId]),
          language,
        ),
      people: (manager, { pattern, digits }) =>
        manager.query(
          `SELECT DISTINCT ON (address_key(email)) email, name FROM ${withTrashed('contact_messages')} messages
           WHERE ${containsText("name || ' ' || email")} OR ${containsNumber('message')}
           ORDER BY address_key(email), ${containsText('name')} DESC, id DESC LIMIT ${MAX_PEOPLE}`,
          [pattern, digits],
        ),
      erase: async (manager, email) => {
        const { affected } = await manager.delete(ContactMessage, { email: isSameEmail(email) });
        return { deleted: affected ?? 0 };
      },
      deleteExpired: () => this.deleteExpired(),
    });
  }

  private async find(manager: EntityManager, email: string, language: Language): Promise<object[]> {
    const messages = await manager.find(ContactMessage, {
      where: { email: isSameEmail(email) },
      order: { id: 'ASC' },
    });
    const replies = await manager.find(ContactReply, {
      where: { messageId: In(messages.map(({ id }) => id)) },
      order: { id: 'ASC' },
    });
    return exportMessages(messages, replies, language);
  }

  private async deleteExpired(): Promise<Outcomes> {
    const { contactRetentionMonths } = await this.settings.current();
    const deleted = await deleteInBatches(this.dataSource, {
      table: 'contact_messages',
      condition: 'received_at < now() - make_interval(months => $1)',
      period: contactRetentionMonths,
    });
    return { deleted };
  }
}
