import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import {
  Page,
  readPage,
  type Filter,
  type ListDefinition,
  type ListRequest,
  type Sort,
} from '../lists/list-query.js';
import type { ContentChanges } from './content-changes.js';
import { ResultCache } from './result-cache.js';
import { searchQuery, type Searched } from './search.js';

/** Beyond this many results the list is not ordered by rank but in its own order. */
const MOST_WEIGHED = 200;

/**
 * The lists of a table that visitors see and search. The total of a list is counted once until
 * content changes, so that lists take as long with a hundred thousand rows as with few.
 */
export class ContentList<T extends ObjectLiteral> {
  readonly #table: Searched;
  readonly #totals: ResultCache<number>;
  readonly #searches: ResultCache<string | undefined>;

  constructor(table: Searched, changes: ContentChanges) {
    this.#table = table;
    this.#totals = new ResultCache(changes);
    this.#searches = new ResultCache(changes);
  }

  /**
   * Reads a page like `readPage`. When words are searched and no order is given, rows with the
   * words in the title, or with more of them, come first, unless there are hundreds.
   * @param query selects the rows, filtered by all but the words
   * @param words the search text
   */
  async readPage<F extends Record<string, Filter<unknown>>, S extends string>(
    query: SelectQueryBuilder<T>,
    definition: ListDefinition<F, S>,
    request: ListRequest<F, S>,
    byDefault: Sort<S>,
    words: string | undefined,
  ): Promise<Page<T>> {
    if (words) {
      const found = await this.#searches.get(words, () =>
        searchQuery(query.connection.manager, this.#table, words),
      );
      if (found === undefined) return new Page(definition.resource, [], 0, request.offset);
      query.andWhere(`${query.alias}.search @@ CAST(:found AS tsquery)`, { found });
      if (!request.sort && (await this.#total(query)) <= MOST_WEIGHED) {
        query
          .addSelect(`ts_rank(${query.alias}.search, CAST(:found AS tsquery))`, 'weight')
          .orderBy('weight', 'DESC');
      }
    }
    return readPage(query, definition, request, byDefault, (rows) => this.#total(rows));
  }

  #total(query: SelectQueryBuilder<T>): Promise<number> {
    const unordered = query.clone().select('count(*)', 'total').orderBy().skip().take();
    return this.#totals.get(JSON.stringify(unordered.getQueryAndParameters()), async () => {
      const row = await unordered.getRawOne<{ total: string }>();
      return Number(row?.total);
    });
  }
}
