import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isSameEmail } from '../emails/email-key.js';
import type { Language } from '../i18n/language.js';
import { exportRows, type ExportedField } from '../personal-data/exported-fields.js';
import { PersonalDataRegistry } from '../personal-data/personal-data-registry.js';
import { TeamMember } from './team-member.entity.js';

const FIELDS: ExportedField<TeamMember>[] = [
  { title: { hr: 'Ime i prezime', en: 'Name' }, value: ({ name }) => name },
  {
    title: { hr: 'Funkcija', en: 'Position' },
    value: ({ position, positionEn }) => ({ hr: position, en: positionEn }),
  },
  { title: { hr: 'E-pošta', en: 'Email' }, value: ({ email }) => email },
  { title: { hr: 'Životopis', en: 'Biography' }, value: ({ bio }) => bio },
  {
    title: { hr: 'Životopis na engleskom', en: 'Biography in English' },
    value: (row) => row.bioEn,
  },
  { title: { hr: 'Društvene mreže', en: 'Social networks' }, value: (row) => row.socialLinks },
  { title: { hr: 'Slika', en: 'Picture' }, value: ({ imageUrl }) => imageUrl },
];

/** The team members on the site. */
@Injectable()
export class TeamPersonalDataService implements OnModuleInit {
  constructor(private readonly registry: PersonalDataRegistry) {}

  onModuleInit(): void {
    this.registry.add({
      kind: 'team',
      columns: {
        team_members: ['name', 'email', 'bio', 'bio_en', 'social_links', 'position', 'position_en'],
      },
      title: { hr: 'Predstavljanje na stranici', en: 'Introduction on the site' },
      stored: {
        hr: {
          one: '# osoba predstavljena u timu',
          few: '# osobe predstavljene u timu',
          other: '# osoba predstavljenih u timu',
        },
        en: { one: '# person introduced in the team', other: '# people introduced in the team' },
      },
      retained: {
        hr: 'Ostaje, jer je objavljeno na javnoj stranici. Mijenja se i briše na zaslonu Tim.',
        en: 'It stays, as it is published on the site. It is changed and deleted on the screen Team.',
      },
      find: (manager, email, language) => this.find(manager, email, language),
    });
  }

  private async find(manager: EntityManager, email: string, language: Language): Promise<object[]> {
    const rows = await manager
      .createQueryBuilder(TeamMember, 'member')
      .where({ email: isSameEmail(email) })
      .orderBy('member.id')
      .getMany();
    return exportRows(FIELDS, rows, language);
  }
}
