import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sameEmail } from '../../emails/email-key.js';
import type { Language } from '../../i18n/language.js';
import { exportRows, type ExportedField } from '../../personal-data/exported-fields.js';
import { PersonalDataRegistry } from '../../personal-data/personal-data-registry.js';
import { SessionsService } from './sessions.service.js';
import { StoredSession } from './stored-session.entity.js';

const FIELDS: ExportedField<StoredSession>[] = [
  { title: { hr: 'Preglednik', en: 'Browser' }, value: ({ browser }) => browser },
  { title: { hr: 'Mreža', en: 'Network' }, value: ({ network }) => network },
  { title: { hr: 'Prijava', en: 'Signed in' }, value: ({ beganAt }) => beganAt },
  {
    title: { hr: 'Lozinka posljednji put upisana', en: 'Password last entered' },
    value: ({ authenticatedAt }) => authenticatedAt,
  },
  { title: { hr: 'Posljednji put viđena', en: 'Last seen' }, value: ({ seenAt }) => seenAt },
];

/** From where users are signed in. */
@Injectable()
export class SessionsPersonalDataService implements OnModuleInit {
  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly sessions: SessionsService,
  ) {}

  onModuleInit(): void {
    this.registry.add({
      kind: 'sessions',
      columns: { sessions: ['browser', 'network'] },
      title: { hr: 'Prijave korisnika', en: 'Sessions of users' },
      stored: {
        hr: { one: '# prijava', few: '# prijave', other: '# prijava' },
        en: { one: '# session', other: '# sessions' },
      },
      retained: {
        hr: 'Ostaju dok traju, najdulje osam sati. Korisnik ih može završiti na zaslonu Moj račun.',
        en: 'They stay while they last, at most eight hours. The user can end them on the screen My account.',
      },
      find: (manager, email, language) => this.find(manager, email, language),
      deleteExpired: async () => {
        await this.sessions.deleteExpired();
        return {};
      },
    });
  }

  private async find(manager: EntityManager, email: string, language: Language): Promise<object[]> {
    const rows = await manager
      .createQueryBuilder(StoredSession, 'session')
      .where(
        `session.userId IN (SELECT id FROM users
           WHERE ${sameEmail('users.email', ':email')} OR users.username = :email)`,
        { email },
      )
      .orderBy('session.beganAt', 'ASC')
      .getMany();
    return exportRows(FIELDS, rows, language);
  }
}
