import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Text } from '../http/text.js';

/** The fields of content that hold the address of a picture. */
const ADDRESSES = ['imageUrl', 'logoUrl'];
/** The fields that tell a row's name, the first that is there. */
const TITLES = ['title', 'name'];

const KINDS: Record<string, Text | undefined> = {
  blog_posts: { hr: 'članak', en: 'post' },
  projects: { hr: 'projekt', en: 'project' },
  events: { hr: 'događaj', en: 'event' },
  team_members: { hr: 'član tima', en: 'team member' },
  partners: { hr: 'partner', en: 'partner' },
};

/** Finds the content that shows a picture, whichever entity it belongs to. */
@Injectable()
export class MediaUsage {
  constructor(private readonly dataSource: DataSource) {}

  /** What shows the picture, by name, like `projekt „Mladi u centru”`. */
  async of(hash: string): Promise<Text[]> {
    const found: Text[] = [];
    const entities = this.dataSource.entityMetadatas.toSorted((a, b) =>
      a.tableName.localeCompare(b.tableName),
    );
    for (const { name, tableName, columns } of entities) {
      const title = TITLES.find((one) => columns.some(({ propertyName }) => propertyName === one));
      for (const { propertyName } of columns) {
        if (!title || !ADDRESSES.includes(propertyName)) continue;
        const rows = await this.dataSource
          .getRepository(name)
          .createQueryBuilder('row')
          .select(`row.${title}`, 'title')
          .where(`row.${propertyName} LIKE :address`, { address: `%/media/${hash}%` })
          .orderBy('row.id')
          .getRawMany<{ title: string }>();
        const kind = KINDS[tableName] ?? { hr: tableName, en: tableName };
        found.push(
          ...rows.map((row) => ({
            hr: `${kind.hr} „${row.title}”`,
            en: `${kind.en} “${row.title}”`,
          })),
        );
      }
    }
    return found;
  }
}
