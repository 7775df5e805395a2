import { Injectable } from '@nestjs/common';
import { asShown } from 'shared/as-shown';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { readRows } from '../reads/read-rows.js';
import { ContentChanges } from './content-changes.js';
import { ResultCache } from './result-cache.js';
import type { SearchedTables } from './search.js';
import { visibilityOf } from './visible-content.js';

/** The groups of the search of the whole site, in the order in which they are shown. */
export const SEARCH_GROUPS = [
  'blog',
  'projects',
  'events',
  'public-calls',
  'pages',
  'documents',
  'team',
] as const;
export type SearchGroupName = (typeof SEARCH_GROUPS)[number];

/** More results are not sorted by rank but the newest first. */
const MAX_RANKED = 200;

/** A page that was found, with its whole texts in both languages. */
export interface FoundPage {
  path: string;
  /** The path in English, if different. */
  pathEn: string | null;
  title: string;
  titleEn: string;
  text: string;
  textEn: string;
  date: Date | null;
}

/** How a feature's rows are searched. */
interface SearchedContent<T extends ObjectLiteral> {
  name: SearchGroupName;
  /** By default the table of the rows, of which visitors see what its entity says. */
  tables?: SearchedTables;
  /** Selects the rows that visitors see. */
  rows: () => SelectQueryBuilder<T>;
  /** SQL of the words of a row; by default its column `search`. */
  words?: string;
  pages: (rows: T[]) => FoundPage[] | Promise<FoundPage[]>;
}

/** The pages of a group that match a search. */
export interface FoundPages {
  total: number;
  pages: FoundPage[];
}

export interface SearchGroup {
  name: SearchGroupName;
  tables: SearchedTables;
  /** @param query the text form of a `tsquery` */
  find: (query: string, offset: number, limit: number) => Promise<FoundPages>;
}

const seenBy = <T extends ObjectLiteral>(rows: SelectQueryBuilder<T>): SearchedTables =>
  Object.fromEntries(
    rows.expressionMap.aliases.map(({ metadata: { tableName, target } }) => [
      tableName,
      visibilityOf(target),
    ]),
  );

/** The registry by which features take part in the search of the whole site. */
@Injectable()
export class SearchGroups {
  private readonly registered = new Map<SearchGroupName, SearchGroup>();
  private readonly totals: ResultCache<number>;

  constructor(changes: ContentChanges) {
    this.totals = new ResultCache(changes);
  }

  register<T extends ObjectLiteral>(content: SearchedContent<T>): void {
    const { name, rows, pages } = content;
    const tables = content.tables ?? seenBy(rows());
    this.registered.set(name, {
      name,
      tables,
      find: async (query, offset, limit) => {
        const found = rows();
        const words = content.words ?? `${found.alias}.search`;
        found.andWhere(`${words} @@ CAST(:found AS tsquery)`, { found: query });
        const total = await this.totals.get(`${name} ${query}`, () => found.getCount());
        if (total <= MAX_RANKED) {
          found
            .addSelect(`ts_rank(${words}, CAST(:found AS tsquery))`, 'weight')
            .orderBy('weight', 'DESC');
        }
        found.addOrderBy(`${found.alias}.id`, 'DESC').offset(offset).limit(limit);
        return {
          total,
          pages: total > offset ? await pages((await readRows(found)).map(asShown)) : [],
        };
      },
    });
  }

  /** The registered groups, in their order. */
  all(): SearchGroup[] {
    return SEARCH_GROUPS.flatMap((name) => this.registered.get(name) ?? []);
  }
}
