import { Injectable, type OnModuleInit } from '@nestjs/common';
import { eurosOf } from 'shared/money';
import { DataSource, type EntityManager } from 'typeorm';
import { trashedRows, withTrashed } from '../content/trashed-rows.js';
import { isSameEmail, sameEmail } from '../emails/email-key.js';
import type { Language, Text } from '../i18n/language.js';
import type { CountedNoun } from '../personal-data/counted.js';
import {
  LANGUAGE_NAMES,
  exportRows,
  type ExportedField,
} from '../personal-data/exported-fields.js';
import { deleteInBatches, updateInBatches } from '../personal-data/in-batches.js';
import { containsNumber, containsText, MAX_PEOPLE } from '../personal-data/people-search.js';
import { PersonalDataRegistry } from '../personal-data/personal-data-registry.js';
import type { Outcomes } from '../personal-data/personal-data.js';
import { SettingsService } from '../settings/settings.service.js';
import { Donation, type DonationStatus } from './donation.entity.js';
import { METHOD_WORDS } from './donations.csv.js';
import { hasWaitingPayment } from './waiting-payment.js';

/** Months after which unpaid pledges, and the message and e-mail address of donors, are deleted. */
const RETENTION_MONTHS = 12;

/**
 * SQL condition: the retention period of $1 years is over, counted from the end of the year in
 * which the donation was received (Zakon o računovodstvu, Art. 10).
 */
const RETENTION_OVER = `paid_cents IS NOT NULL AND
  extract(year FROM coalesce(received_at, donated_at) AT TIME ZONE 'Europe/Zagreb') + $1
    < extract(year FROM now() AT TIME ZONE 'Europe/Zagreb')`;

/** Assignments that clear the columns accounting does not need. */
const CLEAR_COLUMNS = `donor_email = NULL, message = NULL, thanked_at = NULL, reminded_at = NULL`;

const STATUSES: Record<DonationStatus, Text> = {
  pending: { hr: 'najavljena', en: 'pledged' },
  completed: { hr: 'primljena', en: 'received' },
  cancelled: { hr: 'otkazana', en: 'cancelled' },
};

const FIELDS: ExportedField<Donation>[] = [
  { title: { hr: 'Broj', en: 'Number' }, value: ({ id }) => id },
  { title: { hr: 'Poziv na broj', en: 'Reference' }, value: ({ reference }) => reference },
  { title: { hr: 'Najavljeno', en: 'Pledged' }, value: ({ amount }) => amount },
  {
    title: { hr: 'Uplaćeno', en: 'Paid' },
    value: ({ paidCents }) => (paidCents === null ? null : eurosOf(paidCents)),
  },
  { title: { hr: 'Valuta', en: 'Currency' }, value: ({ currency }) => currency },
  { title: { hr: 'Način', en: 'Method' }, value: ({ method }) => METHOD_WORDS[method] },
  { title: { hr: 'Stanje', en: 'Status' }, value: ({ status }) => STATUSES[status] },
  { title: { hr: 'Donirano', en: 'Donated' }, value: ({ donatedAt }) => donatedAt },
  { title: { hr: 'Primljeno', en: 'Received' }, value: ({ receivedAt }) => receivedAt },
  { title: { hr: 'Donator', en: 'Donor' }, value: ({ donorName }) => donorName },
  { title: { hr: 'E-pošta', en: 'Email' }, value: ({ donorEmail }) => donorEmail },
  { title: { hr: 'Anonimno', en: 'Anonymous' }, value: ({ isAnonymous }) => isAnonymous },
  { title: { hr: 'Poruka', en: 'Message' }, value: ({ message }) => message },
  { title: { hr: 'Transakcija', en: 'Transaction' }, value: ({ transactionId }) => transactionId },
  { title: { hr: 'Bilješka', en: 'Note' }, value: ({ note }) => note },
  { title: { hr: 'Jezik', en: 'Language' }, value: ({ language }) => LANGUAGE_NAMES[language] },
  { title: { hr: 'Zahvala poslana', en: 'Thanked' }, value: ({ thankedAt }) => thankedAt },
  { title: { hr: 'Podsjetnik poslan', en: 'Reminded' }, value: ({ remindedAt }) => remindedAt },
];

const STORED: CountedNoun = {
  hr: { one: '# donacija', few: '# donacije', other: '# donacija' },
  en: { one: '# donation', other: '# donations' },
};
const OUTCOMES: Record<'deleted' | 'stripped', CountedNoun> = {
  deleted: {
    hr: {
      one: 'Obrisana je # donacija',
      few: 'Obrisane su # donacije',
      other: 'Obrisano je # donacija',
    },
    en: { one: '# donation was deleted', other: '# donations were deleted' },
  },
  stripped: {
    hr: {
      one: 'Iz # primljene donacije obrisani su adresa i poruka; ostalo je ono što traži računovodstvo',
      few: 'Iz # primljene donacije obrisani su adresa i poruka; ostalo je ono što traži računovodstvo',
      other:
        'Iz # primljenih donacija obrisani su adresa i poruka; ostalo je ono što traži računovodstvo',
    },
    en: {
      one: 'The address and the message were deleted from # received donation; what accounting needs is kept',
      other:
        'The address and the message were deleted from # received donations; what accounting needs is kept',
    },
  },
};

/** Donors' personal data. Received donations are retained as long as the law requires. */
@Injectable()
export class DonationsPersonalDataService implements OnModuleInit {
  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
  ) {}

  onModuleInit(): void {
    this.registry.add({
      kind: 'donations',
      columns: {
        donations: ['donor_name', 'donor_email', 'message', 'note', 'reminded_at', 'thanked_at'],
      },
      title: { hr: 'Donacije', en: 'Donations' },
      stored: STORED,
      outcomes: OUTCOMES,
      find: (manager, email, language) => this.find(manager, email, language),
      trashed: async (manager, trashId, language) =>
        exportRows(FIELDS, await trashedRows(manager, Donation, [trashId]), language),
      people: (manager, { pattern, digits }) =>
        manager.query(
          `SELECT DISTINCT ON (address_key(donor_email)) donor_email AS email, donor_name AS name
           FROM ${withTrashed('donations')} donations WHERE donor_email IS NOT NULL
           AND (${containsText("coalesce(donor_name, '') || ' ' || donor_email")}
             OR ${containsNumber("coalesce(message, '') || coalesce(note, '')")})
           ORDER BY address_key(donor_email), ${containsText('donor_name')} DESC, id DESC LIMIT ${MAX_PEOPLE}`,
          [pattern, digits],
        ),
      erase: (manager, email) => this.erase(manager, email),
      deleteExpired: () => this.deleteExpired(),
    });
  }

  private async find(manager: EntityManager, email: string, language: Language): Promise<object[]> {
    const rows = await manager
      .createQueryBuilder(Donation, 'donation')
      .where({ donorEmail: isSameEmail(email) })
      .orderBy('donation.id')
      .getMany();
    return exportRows(FIELDS, rows, language);
  }

  private async erase(manager: EntityManager, email: string): Promise<Outcomes> {
    const { donationRetentionYears } = await this.settings.current();
    const [, deleted]: [unknown[], number] = await manager.query(
      `DELETE FROM donations WHERE ${sameEmail('donor_email', '$2')}
       AND (paid_cents IS NULL OR ${RETENTION_OVER})`,
      [donationRetentionYears, email],
    );
    const [, stripped]: [unknown[], number] = await manager.query(
      `UPDATE donations SET ${CLEAR_COLUMNS}, note = NULL WHERE ${sameEmail('donor_email', '$1')}`,
      [email],
    );
    return { deleted, stripped };
  }

  private async deleteExpired(): Promise<Outcomes> {
    const { donationRetentionYears } = await this.settings.current();
    const remove = (condition: string, period: number) =>
      deleteInBatches(this.dataSource, { table: 'donations', condition, period });
    const months = 'now() - make_interval(months => $1)';
    const unpaid = `paid_cents IS NULL AND donated_at < ${months}
      AND NOT ${hasWaitingPayment('donations')}`;
    const reachable = `paid_cents IS NOT NULL AND coalesce(received_at, donated_at) < ${months}
      AND (donor_email IS NOT NULL OR message IS NOT NULL)`;
    const expired = await remove(RETENTION_OVER, donationRetentionYears);
    return {
      deleted: expired + (await remove(unpaid, RETENTION_MONTHS)),
      stripped: await updateInBatches(this.dataSource, CLEAR_COLUMNS, {
        table: 'donations',
        condition: reachable,
        period: RETENTION_MONTHS,
      }),
    };
  }
}
