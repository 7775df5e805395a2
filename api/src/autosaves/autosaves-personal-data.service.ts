import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Language } from '../i18n/language.js';
import { exportRows, type ExportedField } from '../personal-data/exported-fields.js';
import { deleteInBatches } from '../personal-data/in-batches.js';
import { mentionPattern } from '../personal-data/mentions.js';
import { PersonalDataRegistry } from '../personal-data/personal-data-registry.js';
import type { Outcomes } from '../personal-data/personal-data.js';
import { Autosave } from './autosave.entity.js';

/** How long unsaved work is kept, in days; browsers keep it as long. */
const RETENTION_DAYS = 60;

const FIELDS: ExportedField<Autosave>[] = [
  { title: { hr: 'Uneseno', en: 'Typed' }, value: ({ changed }) => changed },
  { title: { hr: 'Sačuvano', en: 'Stored' }, value: ({ savedAt }) => savedAt },
];

/** Unsaved work of users, which may mention a person. */
@Injectable()
export class AutosavesPersonalDataService implements OnModuleInit {
  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.registry.add({
      kind: 'autosaves',
      columns: { autosaves: ['changed'] },
      title: { hr: 'Nespremljeni unosi', en: 'Unsaved work' },
      stored: {
        hr: {
          one: '# nespremljeni unos',
          few: '# nespremljena unosa',
          other: '# nespremljenih unosa',
        },
        en: { one: '# unsaved form', other: '# unsaved forms' },
      },
      outcomes: {
        deleted: {
          hr: {
            one: 'Obrisan je # nespremljeni unos',
            few: 'Obrisana su # nespremljena unosa',
            other: 'Obrisano je # nespremljenih unosa',
          },
          en: { one: '# unsaved form was deleted', other: '# unsaved forms were deleted' },
        },
      },
      find: async (manager, email, language) => this.find(manager, email, language),
      erase: async (manager, email) => {
        const rows = await this.mentioning(manager, email);
        await manager.remove(rows);
        return { deleted: rows.length };
      },
      deleteExpired: () => this.deleteExpired(),
    });
  }

  private async find(manager: EntityManager, email: string, language: Language): Promise<object[]> {
    return exportRows(FIELDS, await this.mentioning(manager, email), language);
  }

  private mentioning(manager: EntityManager, email: string): Promise<Autosave[]> {
    return manager
      .createQueryBuilder(Autosave, 'autosave')
      .where('autosave.changed::text ~* :pattern', { pattern: mentionPattern(email) })
      .orderBy('autosave.id')
      .getMany();
  }

  private async deleteExpired(): Promise<Outcomes> {
    const deleted = await deleteInBatches(this.dataSource, {
      table: 'autosaves',
      condition: 'saved_at < now() - make_interval(days => $1)',
      period: RETENTION_DAYS,
    });
    return { deleted };
  }
}
