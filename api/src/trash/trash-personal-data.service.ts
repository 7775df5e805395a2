import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { TRASH_DAYS } from '../content/kept-in-trash.js';
import type { Language } from '../i18n/language.js';
import { exportRow, type ExportedField } from '../personal-data/exported-fields.js';
import { deleteInBatches } from '../personal-data/in-batches.js';
import { mentionPattern } from '../personal-data/mentions.js';
import { PersonalDataRegistry } from '../personal-data/personal-data-registry.js';
import type { Outcomes } from '../personal-data/personal-data.js';
import { TrashItem } from './trash-item.entity.js';

const FIELDS: ExportedField<TrashItem>[] = [
  {
    title: { hr: 'Naslov', en: 'Title' },
    value: ({ title, titleEn }) => (title ? { hr: title, en: titleEn } : null),
  },
  { title: { hr: 'Obrisano', en: 'Deleted' }, value: ({ deletedAt }) => deletedAt },
];

/** What was deleted: messages and pledges of people, and content, which may mention them. */
@Injectable()
export class TrashPersonalDataService implements OnModuleInit {
  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.registry.add({
      kind: 'trash',
      columns: {
        trash: ['title', 'title_en', 'deleted_by'],
        trash_rows: ['table_name', 'fields', 'bytes'],
      },
      title: { hr: 'Stavke u košu', en: 'Items in the bin' },
      stored: {
        hr: { one: '# stavka u košu', few: '# stavke u košu', other: '# stavki u košu' },
        en: { one: '# item in the bin', other: '# items in the bin' },
      },
      outcomes: {
        deleted: {
          hr: {
            one: 'Trajno je obrisana # stavka iz koša',
            few: 'Trajno su obrisane # stavke iz koša',
            other: 'Trajno je obrisano # stavki iz koša',
          },
          en: {
            one: '# item in the bin was deleted for good',
            other: '# items in the bin were deleted for good',
          },
        },
      },
      find: async (manager, email, language) => this.find(manager, email, language),
      erase: async (manager, email) => {
        const items = await this.mentioning(manager, email);
        await manager.remove(items);
        return { deleted: items.length };
      },
      deleteExpired: () => this.deleteExpired(),
    });
  }

  private async find(manager: EntityManager, email: string, language: Language): Promise<object[]> {
    const found: object[] = [];
    for (const item of await this.mentioning(manager, email)) {
      const kind = this.registry.all().find((data) => data.kind === item.resource);
      const rows = (await kind?.trashed?.(manager, item.id, language)) ?? [];
      found.push({
        ...exportRow(FIELDS, item, language),
        ...(rows.length > 0 && { [language === 'en' ? 'Content' : 'Sadržaj']: rows }),
      });
    }
    return found;
  }

  private mentioning(manager: EntityManager, email: string): Promise<TrashItem[]> {
    return manager
      .createQueryBuilder(TrashItem, 'item')
      .where(
        `EXISTS (SELECT FROM trash_rows stored WHERE stored.trash_id = item.id
           AND stored.fields::text ~* :pattern)`,
        { pattern: mentionPattern(email) },
      )
      .orderBy('item.id')
      .getMany();
  }

  private async deleteExpired(): Promise<Outcomes> {
    const deleted = await deleteInBatches(this.dataSource, {
      table: 'trash',
      condition: 'deleted_at < now() - make_interval(days => $1)',
      period: TRASH_DAYS,
    });
    return { deleted };
  }
}
