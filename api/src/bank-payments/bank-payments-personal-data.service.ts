import { Injectable, type OnModuleInit } from '@nestjs/common';
import { eurosOf } from 'shared/money';
import { DataSource, type EntityManager } from 'typeorm';
import { withTrashed } from '../content/trashed-rows.js';
import { emailSpellings, sameEmail } from '../emails/email-key.js';
import type { Language, Text } from '../i18n/language.js';
import { containsPattern } from '../lists/filters.js';
import type { CountedNoun } from '../personal-data/counted.js';
import { exportRows, type ExportedField } from '../personal-data/exported-fields.js';
import { deleteInBatches } from '../personal-data/in-batches.js';
import { PersonalDataRegistry } from '../personal-data/personal-data-registry.js';
import type { Outcomes } from '../personal-data/personal-data.js';
import { SettingsService } from '../settings/settings.service.js';
import { BankPayment, type PaymentKind } from './bank-payment.entity.js';

const KINDS: Record<PaymentKind, Text> = {
  payment: { hr: 'uplata', en: 'payment' },
  reversal: { hr: 'povrat', en: 'reversal' },
};

const FIELDS: ExportedField<BankPayment>[] = [
  { title: { hr: 'Broj', en: 'Number' }, value: ({ id }) => id },
  {
    title: { hr: 'Vrsta', en: 'Kind' },
    value: ({ kind }) => KINDS[kind],
  },
  { title: { hr: 'Knjiženo', en: 'Booked' }, value: ({ bookedOn }) => bookedOn },
  { title: { hr: 'Iznos', en: 'Amount' }, value: ({ cents }) => eurosOf(cents) },
  { title: { hr: 'Valuta', en: 'Currency' }, value: ({ currency }) => currency },
  { title: { hr: 'Platitelj', en: 'Payer' }, value: ({ payerName }) => payerName },
  { title: { hr: 'IBAN platitelja', en: 'Payer’s IBAN' }, value: ({ payerIban }) => payerIban },
  { title: { hr: 'Poziv na broj', en: 'Reference' }, value: ({ reference }) => reference },
  { title: { hr: 'Opis', en: 'Description' }, value: ({ text }) => text },
  { title: { hr: 'Oznaka banke', en: 'Bank’s mark' }, value: ({ bankReference }) => bankReference },
  { title: { hr: 'Oznaka platitelja', en: 'Payer’s mark' }, value: ({ endToEndId }) => endToEndId },
];

const STORED: CountedNoun = {
  hr: { one: '# uplata s izvoda', few: '# uplate s izvoda', other: '# uplata s izvoda' },
  en: { one: '# payment from a bank statement', other: '# payments from bank statements' },
};
const OUTCOMES: Record<'deleted' | 'stripped', CountedNoun> = {
  deleted: {
    hr: {
      one: 'Obrisana je # uplata s izvoda',
      few: 'Obrisane su # uplate s izvoda',
      other: 'Obrisano je # uplata s izvoda',
    },
    en: {
      one: '# payment from a bank statement was deleted',
      other: '# payments from bank statements were deleted',
    },
  },
  stripped: {
    hr: {
      one: 'Iz # uplate s izvoda obrisani su platitelj i opis',
      few: 'Iz # uplate s izvoda obrisani su platitelj i opis',
      other: 'Iz # uplata s izvoda obrisani su platitelj i opis',
    },
    en: {
      one: 'The payer and the description were deleted from # payment from a bank statement',
      other: 'The payer and the description were deleted from # payments from bank statements',
    },
  },
};

/**
 * SQL condition: the payment belongs to a donation of the e-mail address, or contains the address.
 */
const CONCERNS_EMAIL = `(EXISTS (
    SELECT FROM ${withTrashed('donations')} donations
    WHERE ${sameEmail('donations.donor_email', '$1')}
    AND (donations.id = payment.donation_id OR donations.reference = payment.pledge_reference))
  OR concat_ws(' ', payment.payer_name, payment.reference, payment.text, payment.bank_reference,
    payment.end_to_end_id) ILIKE ANY ($2))`;

/** Payers' data from bank statements. The statements themselves are archived in bookkeeping. */
@Injectable()
export class BankPaymentsPersonalDataService implements OnModuleInit {
  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
  ) {}

  onModuleInit(): void {
    this.registry.add({
      kind: 'bank-payments',
      columns: {
        bank_payments: [
          'payer_name',
          'payer_iban',
          'reference',
          'text',
          'bank_reference',
          'end_to_end_id',
        ],
      },
      title: { hr: 'Uplate s bankovnih izvoda', en: 'Payments from bank statements' },
      stored: STORED,
      outcomes: OUTCOMES,
      find: (manager, email, language) => this.find(manager, email, language),
      erase: (manager, email) => this.erase(manager, email),
      deleteExpired: () => this.deleteExpired(),
    });
  }

  private async find(manager: EntityManager, email: string, language: Language): Promise<object[]> {
    const found: { id: number }[] = await manager.query(
      `SELECT payment.id FROM bank_payments AS payment WHERE ${CONCERNS_EMAIL}`,
      [email, emailSpellings(email).map(containsPattern)],
    );
    const rows = await manager
      .createQueryBuilder(BankPayment, 'payment')
      .where('payment.id = ANY(:ids)', { ids: found.map(({ id }) => id) })
      .orderBy('payment.id')
      .getMany();
    return exportRows(FIELDS, rows, language);
  }

  /** Retains the fingerprint, so that the same statement does not import the payment again. */
  private async erase(manager: EntityManager, email: string): Promise<Outcomes> {
    const [, stripped]: [unknown[], number] = await manager.query(
      `UPDATE bank_payments AS payment
       SET payer_name = NULL, payer_iban = NULL, reference = NULL, text = NULL,
         bank_reference = NULL, end_to_end_id = NULL
       WHERE ${CONCERNS_EMAIL} AND coalesce(
         payer_name, payer_iban, reference, text, bank_reference, end_to_end_id) IS NOT NULL`,
      [email, emailSpellings(email).map(containsPattern)],
    );
    return { stripped };
  }

  /** Deletes payments older than the retention period of donations, in whole bookkeeping years. */
  private async deleteExpired(): Promise<Outcomes> {
    const { donationRetentionYears } = await this.settings.current();
    const deleted = await deleteInBatches(this.dataSource, {
      table: 'bank_payments',
      condition: `extract(year FROM greatest(booked_on, (
          SELECT booked_on FROM bank_payments AS other
          WHERE other.id = bank_payments.counterpart_id
        ))) + $1 < extract(year FROM now() AT TIME ZONE 'Europe/Zagreb')`,
      period: donationRetentionYears,
    });
    return { deleted };
  }
}
