import type { ObjectLiteral, Repository, SelectQueryBuilder } from 'typeorm';
import { Page, readPage } from '../lists/page.js';
import type { Filters, ListRequest, Resource, Sort } from '../lists/resource.js';
import { selectionKey } from '../reads/compiled-query.js';
import type { ContentChanges } from './content-changes.js';
import { ResultCache } from './result-cache.js';
import { searchQuery } from './search.js';

/** The name of a table that a query reads besides its own. */
const OTHER_TABLE = /\b(?:FROM|JOIN) "?(\w+)/gi;

/** Longer results are not sorted by rank but in the list's own order. */
const MAX_RANKED = 200;

interface ListOptions {
  /** Whether who asks sees all rows, not only those that visitors see. */
  all: boolean;
  order?: Sort<string>;
  count?: () => Promise<number>;
}

/** A request for a list that can be searched by words. */
type SearchRequest = ListRequest<Filters, string> & { filter: { q?: string } };

/**
 * Reads searchable lists of visible content. The total of a list is counted once until content
 * changes, so that lists with a hundred thousand rows are as fast as short ones.
 */
export class ContentList<T extends ObjectLiteral> {
  private readonly totals: ResultCache<number>;
  /** The totals of queries that read other tables, too. */
  private readonly totalsOfMore: ResultCache<number>;
  private readonly searches: ResultCache<string | undefined>;

  constructor(
    private readonly resource: Resource,
    private readonly repository: Repository<T>,
    changes: ContentChanges,
  ) {
    this.totals = new ResultCache(changes, { tables: [repository.metadata.tableName] });
    this.totalsOfMore = new ResultCache(changes);
    this.searches = new ResultCache(changes);
  }

  /**
   * Reads a page like `readPage`. When the filter `q` has words and the request has no order, rows
   * are sorted by relevance, unless there are hundreds.
   * @param query selects the rows, filtered by everything except the words
   * @param options `order` is used where the request has none, by default that of the resource;
   *   `count` counts the rows where that is faster than by the query
   */
  async readPage(
    query: SelectQueryBuilder<T>,
    request: SearchRequest,
    { all, order = this.resource.order, count }: ListOptions,
  ): Promise<Page<T>> {
    const words = request.filter.q;
    if (words) {
      const found = await this.searches.get(`${all} ${words}`, () =>
        searchQuery(this.repository, words, { all }),
      );
      if (found === undefined) return new Page(this.resource.name, [], 0, request.offset);
      query.andWhere(`${query.alias}.search @@ CAST(:found AS tsquery)`, { found });
      if (!request.sort && (await this.total(query)) <= MAX_RANKED) {
        query
          .addSelect(`ts_rank(${query.alias}.search, CAST(:found AS tsquery))`, 'weight')
          .orderBy('weight', 'DESC');
      }
    }
    return readPage(
      query,
      { ...this.resource, order },
      request,
      count ?? ((rows) => this.total(rows)),
    );
  }

  private total(query: SelectQueryBuilder<T>): Promise<number> {
    const key = selectionKey(query);
    return this.totalsFor(key).get(key, async () => {
      const unordered = query.clone().select('count(*)', 'total').orderBy().skip().take();
      const row = await unordered.getRawOne<{ total: string }>();
      return Number(row?.total);
    });
  }

  private totalsFor(selection: string): ResultCache<number> {
    const { tableName } = this.repository.metadata;
    const others = [...selection.matchAll(OTHER_TABLE)].filter(([, name]) => name !== tableName);
    return others.length === 0 ? this.totals : this.totalsOfMore;
  }
}
