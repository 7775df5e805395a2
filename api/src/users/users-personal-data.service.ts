import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Role } from '../access/roles.js';
import { isSameEmail } from '../emails/email-key.js';
import type { Language, Text } from '../i18n/language.js';
import { exportRows, type ExportedField } from '../personal-data/exported-fields.js';
import { PersonalDataRegistry } from '../personal-data/personal-data-registry.js';
import { User } from './user.entity.js';

const ROLES: Record<Role, Text> = {
  admin: { hr: 'administrator', en: 'administrator' },
  editor: { hr: 'urednik', en: 'editor' },
  accountant: { hr: 'računovođa', en: 'accountant' },
  member: { hr: 'član', en: 'member' },
};

const FIELDS: ExportedField<User>[] = [
  { title: { hr: 'Korisničko ime', en: 'Username' }, value: ({ username }) => username },
  { title: { hr: 'E-pošta', en: 'Email' }, value: ({ email }) => email },
  { title: { hr: 'Ime i prezime', en: 'Full name' }, value: ({ fullName }) => fullName },
  { title: { hr: 'Uloga', en: 'Role' }, value: ({ role }) => ROLES[role] },
  { title: { hr: 'Aktivan', en: 'Active' }, value: ({ isActive }) => isActive },
  { title: { hr: 'Dodan', en: 'Added' }, value: ({ createdAt }) => createdAt },
];

/** The accounts of users. */
@Injectable()
export class UsersPersonalDataService implements OnModuleInit {
  constructor(private readonly registry: PersonalDataRegistry) {}

  onModuleInit(): void {
    this.registry.add({
      kind: 'users',
      columns: { users: ['username', 'password', 'email', 'full_name'] },
      title: { hr: 'Korisnički račun', en: 'User account' },
      stored: {
        hr: {
          one: '# korisnički račun',
          few: '# korisnička računa',
          other: '# korisničkih računa',
        },
        en: { one: '# user account', other: '# user accounts' },
      },
      retained: {
        hr: 'Ostaje, jer se njime uređuju ove stranice. Briše se na zaslonu Korisnici.',
        en: 'It stays, as this site is edited with it. It is deleted on the screen Users.',
      },
      find: (manager, email, language) => this.find(manager, email, language),
    });
  }

  private async find(manager: EntityManager, email: string, language: Language): Promise<object[]> {
    const rows = await manager.find(User, {
      where: [{ email: isSameEmail(email) }, { username: email }],
      order: { id: 'ASC' },
    });
    return exportRows(FIELDS, rows, language);
  }
}
