import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isSameEmail } from '../emails/email-key.js';
import type { Language, Text } from '../i18n/language.js';
import {
  LANGUAGE_NAMES,
  exportRows,
  exportRow,
  type ExportedField,
} from '../personal-data/exported-fields.js';
import { containsText, MAX_PEOPLE } from '../personal-data/people-search.js';
import { PersonalDataRegistry } from '../personal-data/personal-data-registry.js';
import { hashOfEmail } from './newsletter-tokens.js';
import { Subscriber } from './subscriber.entity.js';
import { SubscriptionService } from './subscription.service.js';

const SUBSCRIBER_FIELDS: ExportedField<Subscriber>[] = [
  { title: { hr: 'Broj', en: 'Number' }, value: ({ id }) => id },
  { title: { hr: 'E-pošta', en: 'Email' }, value: ({ email }) => email },
  { title: { hr: 'Pretplaćeno', en: 'Subscribed' }, value: ({ subscribedAt }) => subscribedAt },
  { title: { hr: 'Aktivno', en: 'Active' }, value: ({ isActive }) => isActive },
  { title: { hr: 'Jezik', en: 'Language' }, value: ({ language }) => LANGUAGE_NAMES[language] },
  {
    title: { hr: 'Inačica privole', en: 'Consent version' },
    value: ({ consentVersion }) => consentVersion,
  },
  { title: { hr: 'Privola dana', en: 'Consent given' }, value: ({ consentAt }) => consentAt },
  { title: { hr: 'Potvrđeno', en: 'Confirmed' }, value: ({ confirmedAt }) => confirmedAt },
  { title: { hr: 'Upitano', en: 'Asked' }, value: ({ askedAt }) => askedAt },
];

/** A confirmation link that was mailed. */
interface Confirmation {
  expiresAt: Date;
  usedAt: Date | null;
}
const CONFIRMATIONS_LABEL = { hr: 'Poveznice za potvrdu', en: 'Links to confirm' };
const CONFIRMATION_FIELDS: ExportedField<Confirmation>[] = [
  { title: { hr: 'Vrijedi do', en: 'Valid until' }, value: ({ expiresAt }) => expiresAt },
  { title: { hr: 'Iskorištena', en: 'Used' }, value: ({ usedAt }) => usedAt },
];

/** The import of a list by which an address was added. */
interface ImportOfEmail {
  importedAt: Date;
  importedBy: string;
}
const IMPORTS_LABEL = { hr: 'Uvoz s popisa', en: 'Import from a list' };
const IMPORT_FIELDS: ExportedField<ImportOfEmail>[] = [
  { title: { hr: 'Uvezeno', en: 'Imported' }, value: ({ importedAt }) => importedAt },
  { title: { hr: 'Uvezla osoba', en: 'Imported by' }, value: ({ importedBy }) => importedBy },
];

/** An issue that was written for the subscriber. */
interface Delivery {
  title: string;
  titleEn: string;
  startedAt: Date | null;
  outcome: string;
}
const DELIVERIES_LABEL = { hr: 'Brojevi newslettera', en: 'Issues of the newsletter' };
const OUTCOMES: Record<string, Text> = {
  queued: { hr: 'čeka', en: 'waiting' },
  sending: { hr: 'šalje se', en: 'being sent' },
  sent: { hr: 'poslan', en: 'sent' },
  written: { hr: 'spremljen u datoteku, nije poslan', en: 'written to a file, not sent' },
  failed: { hr: 'nije isporučen', en: 'not delivered' },
  uncertain: { hr: 'neizvjesno', en: 'uncertain' },
  withdrawn: { hr: 'povučen', en: 'withdrawn' },
  cancelled: { hr: 'nije poslan, slanje je prekinuto', en: 'not sent, sending was cancelled' },
};
const DELIVERY_FIELDS: ExportedField<Delivery>[] = [
  {
    title: { hr: 'Naslov', en: 'Title' },
    value: ({ title, titleEn }) => ({ hr: title, en: titleEn }),
  },
  { title: { hr: 'Slanje započeto', en: 'Sending began' }, value: ({ startedAt }) => startedAt },
  { title: { hr: 'Ishod', en: 'Outcome' }, value: ({ outcome }) => OUTCOMES[outcome] ?? outcome },
];

const SUPPRESSION_FIELDS: ExportedField<{ suppressedAt: Date }>[] = [
  { title: { hr: 'Od', en: 'Since' }, value: ({ suppressedAt }) => suppressedAt },
];

/** Subscribers, addresses that must not get mails, and who got which issue. */
@Injectable()
export class NewsletterPersonalDataService implements OnModuleInit {
  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly subscriptions: SubscriptionService,
  ) {}

  onModuleInit(): void {
    this.registry.add({
      kind: 'newsletter',
      columns: {
        newsletters: ['email', 'manage_token', 'import_id'],
        newsletter_imports: ['imported_by', 'user_id'],
        newsletter_confirmations: ['token_hash', 'newsletter_id'],
        newsletter_deliveries: ['newsletter_id', 'mail_id'],
      },
      title: { hr: 'Pretplata na newsletter', en: 'Newsletter subscription' },
      stored: {
        hr: {
          one: '# pretplata na newsletter',
          few: '# pretplate na newsletter',
          other: '# pretplata na newsletter',
        },
        en: { one: '# newsletter subscription', other: '# newsletter subscriptions' },
      },
      outcomes: {
        deleted: {
          hr: {
            one: 'Obrisana je # pretplata na newsletter',
            few: 'Obrisane su # pretplate na newsletter',
            other: 'Obrisano je # pretplata na newsletter',
          },
          en: {
            one: '# newsletter subscription was deleted',
            other: '# newsletter subscriptions were deleted',
          },
        },
      },
      find: (manager, email, language) => this.find(manager, email, language),
      people: (manager, { pattern }) =>
        manager.query(
          `SELECT email, NULL AS name FROM newsletters
           WHERE ${containsText('email')} ORDER BY email LIMIT ${MAX_PEOPLE}`,
          [pattern],
        ),
      erase: async (manager, email) => ({
        deleted: await this.subscriptions.eraseEmail(manager, email),
      }),
      deleteExpired: async () => ({ deleted: await this.subscriptions.deleteExpired() }),
    });
    this.registry.add({
      kind: 'suppression',
      columns: { newsletter_suppressions: ['address_hash'] },
      title: { hr: 'Zabrana slanja newslettera', en: 'Not to be sent the newsletter' },
      stored: {
        hr: {
          one: '# otisak adrese na koju se newsletter ne šalje',
          few: '# otiska adrese na koju se newsletter ne šalje',
          other: '# otisaka adrese na koju se newsletter ne šalje',
        },
        en: {
          one: '# fingerprint of an address that is not sent the newsletter',
          other: '# fingerprints of an address that is not sent the newsletter',
        },
      },
      retained: {
        hr: 'Ostaje, da se adresa ne bi zabunom ponovno upisala. Iz otiska se adresa ne može pročitati.',
        en: 'It stays, so that the address is not put on the list again by mistake. The address cannot be read off it.',
      },
      find: async (manager, email, language) => {
        const rows: { suppressedAt: Date }[] = await manager.query(
          `SELECT suppressed_at AS "suppressedAt" FROM newsletter_suppressions
           WHERE address_hash = $1`,
          [hashOfEmail(email)],
        );
        return exportRows(SUPPRESSION_FIELDS, rows, language);
      },
    });
  }

  private async find(manager: EntityManager, email: string, language: Language): Promise<object[]> {
    const subscriber = await manager.findOneBy(Subscriber, { email: isSameEmail(email) });
    if (!subscriber) return [];
    const confirmations: Confirmation[] = await manager.query(
      `SELECT expires_at AS "expiresAt", used_at AS "usedAt"
       FROM newsletter_confirmations WHERE newsletter_id = $1 ORDER BY expires_at`,
      [subscriber.id],
    );
    const imports: ImportOfEmail[] = await manager.query(
      `SELECT imported_at AS "importedAt", imported_by AS "importedBy"
       FROM newsletter_imports WHERE id = $1`,
      [subscriber.importId],
    );
    const deliveries: Delivery[] = await manager.query(
      `SELECT title, CASE WHEN croatian_only THEN '' ELSE title_en END AS "titleEn", started_at AS "startedAt",
         coalesce(state_of_mail.state, outcome, 'uncertain') AS outcome
       FROM newsletter_deliveries AS delivery
       JOIN newsletter_issues AS issue ON issue.id = delivery.issue_id
       LEFT JOIN mails AS state_of_mail ON state_of_mail.id = delivery.mail_id
       WHERE newsletter_id = $1 ORDER BY issue.id`,
      [subscriber.id],
    );
    return [
      {
        ...exportRow(SUBSCRIBER_FIELDS, subscriber, language),
        ...(imports.length > 0 && {
          [IMPORTS_LABEL[language]]: exportRows(IMPORT_FIELDS, imports, language),
        }),
        [CONFIRMATIONS_LABEL[language]]: exportRows(CONFIRMATION_FIELDS, confirmations, language),
        [DELIVERIES_LABEL[language]]: exportRows(DELIVERY_FIELDS, deliveries, language),
      },
    ];
  }
}
