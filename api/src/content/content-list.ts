import type { ObjectLiteral, Repository, SelectQueryBuilder } from 'typeorm';
import { Page, readPage } from '../lists/page.js';
import type { Filters, ListRequest, Resource, Sort } from '../lists/resource.js';
import type { ContentChanges } from './content-changes.js';
import { ResultCache } from './result-cache.js';
import { searchQuery } from './search.js';

/** Beyond this many results the list is not ordered by rank but in its own order. */
const MAX_RANKED = 200;

/** A request of a list that is searched by words. */
type SearchRequest = ListRequest<Filters, string> & { filter: { q?: string } };

/**
 * The lists of a table that visitors see and search. The total of a list is counted once until
 * content changes, so that lists take as long with a hundred thousand rows as with few.
 */
export class ContentList<T extends ObjectLiteral> {
  private readonly totals: ResultCache<number>;
  private readonly searches: ResultCache<string | undefined>;

  constructor(
    private readonly resource: Resource,
    private readonly repository: Repository<T>,
    changes: ContentChanges,
  ) {
    this.totals = new ResultCache(changes);
    this.searches = new ResultCache(changes);
  }

  /**
   * Reads a page like `readPage`. When the filter `q` has words and no order is given, rows with the
   * words in the title, or with more of them, come first, unless there are hundreds.
   * @param query selects the rows, filtered by all but the words
   * @param order where the request names none and it is not that of the resource
   */
  async readPage(
    query: SelectQueryBuilder<T>,
    request: SearchRequest,
    order: Sort<string> = this.resource.order,
  ): Promise<Page<T>> {
    const words = request.filter.q;
    if (words) {
      const found = await this.searches.get(words, () => searchQuery(this.repository, words));
      if (found === undefined) return new Page(this.resource.name, [], 0, request.offset);
      query.andWhere(`${query.alias}.search @@ CAST(:found AS tsquery)`, { found });
      if (!request.sort && (await this.total(query)) <= MAX_RANKED) {
        query
          .addSelect(`ts_rank(${query.alias}.search, CAST(:found AS tsquery))`, 'weight')
          .orderBy('weight', 'DESC');
      }
    }
    return readPage(query, { ...this.resource, order }, request, (rows) => this.total(rows));
  }

  private total(query: SelectQueryBuilder<T>): Promise<number> {
    const unordered = query.clone().select('count(*)', 'total').orderBy().skip().take();
    return this.totals.get(JSON.stringify(unordered.getQueryAndParameters()), async () => {
      const row = await unordered.getRawOne<{ total: string }>();
      return Number(row?.total);
    });
  }
}
