import { Injectable, type OnModuleInit } from '@nestjs/common';
import { eurosOf } from 'shared/money';
import { DataSource, type EntityManager } from 'typeorm';
import type { Language, Text } from '../i18n/language.js';
import type { CountedNoun } from '../personal-data/counted.js';
import { LANGUAGE_NAMES, readable, type Field } from '../personal-data/fields.js';
import { inBatches } from '../personal-data/in-batches.js';
import { PersonalDataRegistry } from '../personal-data/personal-data-registry.js';
import type { Outcomes } from '../personal-data/personal-data.js';
import { SettingsService } from '../settings/settings.service.js';
import { Donation, type DonationStatus } from './donation.entity.js';

/** Months after which unpaid pledges, and the donor's message and e-mail address, are deleted. */
const KEPT_MONTHS = 12;

/**
 * The years $1 for which bookkeeping documents are kept have passed: they are counted from the last
 * day of the year in which the money came (Zakon o računovodstvu, Art. 10).
 */
const KEPT_FOR_LONG_ENOUGH = `status = 'completed' AND
  extract(year FROM coalesce(received_at, donated_at) AT TIME ZONE 'Europe/Zagreb') + $1
    < extract(year FROM now() AT TIME ZONE 'Europe/Zagreb')`;

/** The columns of a received donation that accounting does not need. */
const STRIP = `donor_email = NULL, message = NULL, thanked_at = NULL, reminded_at = NULL`;

const STATUSES: Record<DonationStatus, Text> = {
  pending: { hr: 'najavljena', en: 'pledged' },
  completed: { hr: 'primljena', en: 'received' },
  cancelled: { hr: 'otkazana', en: 'cancelled' },
};

const FIELDS: Field<Donation>[] = [
  { title: { hr: 'Broj', en: 'Number' }, value: ({ id }) => id },
  { title: { hr: 'Poziv na broj', en: 'Reference' }, value: ({ reference }) => reference },
  { title: { hr: 'Najavljeno', en: 'Pledged' }, value: ({ amount }) => amount },
  {
    title: { hr: 'Uplaćeno', en: 'Paid' },
    value: ({ paidCents }) => (paidCents === null ? null : eurosOf(paidCents)),
  },
  { title: { hr: 'Valuta', en: 'Currency' }, value: ({ currency }) => currency },
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

const HELD: CountedNoun = {
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

/** The donors' own data. A received donation is retained for as long as the law requires. */
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
      held: HELD,
      outcomes: OUTCOMES,
      find: (manager, email, language) => this.find(manager, email, language),
      erase: (manager, email) => this.erase(manager, email),
      forgetOld: () => this.forgetOld(),
    });
  }

  private async find(manager: EntityManager, email: string, language: Language): Promise<object[]> {
    const rows = await manager
      .createQueryBuilder(Donation, 'donation')
      .where('lower(donation.donorEmail) = lower(:email)', { email })
      .orderBy('donation.id')
      .getMany();
    return rows.map((row) => readable(FIELDS, row, language));
  }

  private async erase(manager: EntityManager, email: string): Promise<Outcomes> {
    const { donationRetentionYears } = await this.settings.current();
    const [, deleted]: [unknown[], number] = await manager.query(
      `DELETE FROM donations WHERE lower(donor_email) = lower($2)
       AND (status <> 'completed' OR ${KEPT_FOR_LONG_ENOUGH})`,
      [donationRetentionYears, email],
    );
    const [, stripped]: [unknown[], number] = await manager.query(
      `UPDATE donations SET ${STRIP}, note = NULL WHERE lower(donor_email) = lower($1)`,
      [email],
    );
    return { deleted, stripped };
  }

  private async forgetOld(): Promise<Outcomes> {
    const { donationRetentionYears } = await this.settings.current();
    const batches = (statement: (chosen: string) => string, condition: string, given: number) =>
      inBatches(async (limit) => {
        const chosen = `id IN (
          SELECT id FROM donations WHERE ${condition} LIMIT $2 FOR UPDATE SKIP LOCKED)`;
        const parameters = [given, limit];
        const [, count]: [unknown[], number] = await this.dataSource.query(
          statement(chosen),
          parameters,
        );
        return count;
      });
    const remove = (chosen: string) => `DELETE FROM donations WHERE ${chosen}`;
    const strip = (chosen: string) => `UPDATE donations SET ${STRIP} WHERE ${chosen}`;
    const months = 'now() - make_interval(months => $1)';
    const old = await batches(remove, KEPT_FOR_LONG_ENOUGH, donationRetentionYears);
    const unpaid = `status <> 'completed' AND donated_at < ${months}`;
    const answered = `status = 'completed' AND coalesce(received_at, donated_at) < ${months}
      AND (donor_email IS NOT NULL OR message IS NOT NULL)`;
    return {
      deleted: old + (await batches(remove, unpaid, KEPT_MONTHS)),
      stripped: await batches(strip, answered, KEPT_MONTHS),
    };
  }
}
