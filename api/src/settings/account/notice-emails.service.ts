import { Injectable, type OnModuleInit } from '@nestjs/common';
import { formatDateTime } from 'shared/croatian-time';
import { DataSource, type EntityManager } from 'typeorm';
import { emailKey, sameEmail } from '../../emails/email-key.js';
import type { Language, Text } from '../../i18n/language.js';
import { exportRows, type ExportedField } from '../../personal-data/exported-fields.js';
import { PersonalDataRegistry } from '../../personal-data/personal-data-registry.js';
import { UsersService } from '../../users/users.service.js';

interface FormerEmail {
  address: string;
  endsAt: Date;
}

const FIELDS: ExportedField<FormerEmail>[] = [
  { title: { hr: 'E-pošta', en: 'Email' }, value: ({ address }) => address },
  { title: { hr: 'Briše se', en: 'Deleted at' }, value: ({ endsAt }) => endsAt },
];

/**
 * Who is told of a change of the account for donations. Triggers keep the former address of the
 * association, and of users who are no administrators any longer, for 72 hours, so that nobody
 * gets rid of those who would stop the change before making it.
 */
@Injectable()
export class NoticeEmailsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: PersonalDataRegistry,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.registry.add({
      kind: 'former-notice-addresses',
      columns: { former_notice_addresses: ['address'] },
      title: {
        hr: 'Ranija adresa za obavijesti o računu za donacije',
        en: 'Former address for notices about the account for donations',
      },
      stored: {
        hr: {
          one: '# ranija adresa za obavijesti o računu za donacije',
          few: '# ranije adrese za obavijesti o računu za donacije',
          other: '# ranijih adresa za obavijesti o računu za donacije',
        },
        en: {
          one: '# former address for notices about the account for donations',
          other: '# former addresses for notices about the account for donations',
        },
      },
      outcomes: {
        deleted: {
          hr: {
            one: 'Obrisana je # ranija adresa za obavijesti',
            few: 'Obrisane su # ranije adrese za obavijesti',
            other: 'Obrisano je # ranijih adresa za obavijesti',
          },
          en: {
            one: '# former address for notices was deleted',
            other: '# former addresses for notices were deleted',
          },
        },
      },
      find: (manager, email, language) => this.find(manager, email, language),
      erase: async (manager, email) => {
        const [, deleted]: [unknown, number] = await manager.query(
          `DELETE FROM former_notice_addresses
           WHERE ${sameEmail('address', '$1')} AND ends_at <= now()`,
          [email],
        );
        return { deleted };
      },
      retained: (manager, email) => this.whyRetained(manager, email),
      deleteExpired: async () => {
        const [, deleted]: [unknown, number] = await this.dataSource.query(
          'DELETE FROM former_notice_addresses WHERE ends_at <= now()',
        );
        return { deleted };
      },
    });
  }

  /**
   * The addresses that are told, each once, whatever its case.
   * @param association that of the association
   */
  async all(manager: EntityManager, association: string): Promise<string[]> {
    const former: { address: string }[] = await manager.query(
      'SELECT address FROM former_notice_addresses WHERE ends_at > now() ORDER BY address',
    );
    const emails = [
      ...former.map(({ address }) => address),
      ...(await this.users.administratorEmails(manager)),
      association,
    ];
    return [...new Map(emails.map((email) => [emailKey(email), email])).values()];
  }

  private async find(manager: EntityManager, email: string, language: Language): Promise<object[]> {
    return exportRows(FIELDS, await this.rowsOf(manager, email), language);
  }

  private rowsOf(manager: EntityManager, email: string): Promise<FormerEmail[]> {
    return manager.query(
      `SELECT address, ends_at AS "endsAt" FROM former_notice_addresses
       WHERE ${sameEmail('address', '$1')} ORDER BY ends_at`,
      [email],
    );
  }

  /** Otherwise whoever is about to change the account would first get rid of who could stop it. */
  private async whyRetained(manager: EntityManager, email: string): Promise<Text> {
    const last = (await this.rowsOf(manager, email)).at(-1)?.endsAt ?? new Date();
    return {
      hr: `Ostaje do ${formatDateTime(last, 'hr')}, da bi osoba saznala za promjenu računa za donacije i mogla je zaustaviti. Potom se sama briše.`,
      en: `It stays until ${formatDateTime(last, 'en')}, so that the person learns of a change of the account for donations and can stop it. It is then deleted by itself.`,
    };
  }
}
