import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sameEmail } from '../../emails/email-key.js';
import type { Language } from '../../i18n/language.js';
import { exportRows, type ExportedField } from '../../personal-data/exported-fields.js';
import { PersonalDataRegistry } from '../../personal-data/personal-data-registry.js';
import { Passkey } from './passkey.entity.js';

const FIELDS: ExportedField<Passkey>[] = [
  { title: { hr: 'Naziv', en: 'Name' }, value: ({ name }) => name },
  { title: { hr: 'Dodan', en: 'Added' }, value: ({ createdAt }) => createdAt },
  { title: { hr: 'Posljednja prijava', en: 'Last sign-in' }, value: ({ usedOn }) => usedOn },
];

/** The passkeys that users named. */
@Injectable()
export class PasskeysPersonalDataService implements OnModuleInit {
  constructor(private readonly registry: PersonalDataRegistry) {}

  onModuleInit(): void {
    this.registry.add({
      kind: 'passkeys',
      columns: { passkeys: ['name'] },
      title: { hr: 'Pristupni ključevi korisnika', en: 'Passkeys of users' },
      stored: {
        hr: { one: '# pristupni ključ', few: '# pristupna ključa', other: '# pristupnih ključeva' },
        en: { one: '# passkey', other: '# passkeys' },
      },
      retained: {
        hr: 'Ostaju dok ih korisnik ne ukloni na zaslonu Moj račun ili dok se njegov račun ne obriše.',
        en: 'They stay until the user removes them on the screen My account, or the account is deleted.',
      },
      find: (manager, email, language) => this.find(manager, email, language),
    });
  }

  private async find(manager: EntityManager, email: string, language: Language): Promise<object[]> {
    const rows = await manager
      .createQueryBuilder(Passkey, 'passkey')
      .where(
        `passkey.userId IN (SELECT id FROM users
           WHERE ${sameEmail('users.email', ':email')} OR users.username = :email)`,
        { email },
      )
      .orderBy('passkey.createdAt', 'ASC')
      .getMany();
    return exportRows(FIELDS, rows, language);
  }
}
