import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { asShown } from 'shared/as-shown';
import type { EntityManager, Repository } from 'typeorm';
import { ContentChanges } from '../content/content-changes.js';
import { ResultCache } from '../content/result-cache.js';
import { searchQuery } from '../content/search.js';
import { searchedNames } from '../fields/field.js';
import { NotFoundError } from '../problems/domain-errors.js';
import { quote } from '../rows/quote.js';
import { OwnPaths, RowPaths } from '../web/own-paths.js';
import type { FormerAddressDto, SuggestionDto } from './dto/redirect.dto.js';
import { pathState, canonicalPath, publicTables, type PublicTable } from './paths.js';
import { Redirect } from './redirect.entity.js';

const SUGGESTIONS = 3;
/** Shorter words of an address are mostly prepositions. */
const MIN_WORD_LENGTH = 4;

/** More addresses than these are not kept in memory; they take about a megabyte. */
const MAX_KNOWN = 10_000;

interface RankedSuggestion extends SuggestionDto {
  rank: number;
  croatianOnly: boolean;
}

/** Finds where former addresses lead. */
@Injectable()
export class FormerPathsService {
  private readonly known: ResultCache<ReadonlySet<string> | 'many'>;

  constructor(
    @InjectRepository(Redirect) private readonly redirects: Repository<Redirect>,
    private readonly ownPaths: OwnPaths,
    rowPaths: RowPaths,
    changes: ContentChanges,
  ) {
    this.known = new ResultCache(changes, { maxResults: 1 });
    rowPaths.register((path) => this.mayHave(path));
  }

  /** Whether a row has or had the path; true for all where there are too many to remember. */
  private async mayHave(path: string): Promise<boolean> {
    const known = await this.known.get('', () => this.readKnown());
    return known === 'many' || known.has(canonicalPath(path));
  }

  /** All former addresses, and the paths right below the root, of hidden rows as well. */
  private async readKnown(): Promise<ReadonlySet<string> | 'many'> {
    const { manager } = this.redirects;
    const tables = publicTables(manager).filter(({ prefix }) => prefix === '');
    const paths = [
      `SELECT source AS path FROM ${quote(this.redirects.metadata.tableName)}`,
      ...tables.map(({ metadata }) => `SELECT '/' || slug FROM ${quote(metadata.tableName)}`),
    ];
    const rows = await manager.query<{ path: string }[]>(
      `${paths.join(' UNION ALL ')} LIMIT ${MAX_KNOWN + 1}`,
    );
    if (rows.length > MAX_KNOWN) return 'many';
    const always = tables.flatMap((table) => table.always.map((slug) => `/${slug}`));
    return new Set([...rows.map(({ path }) => path), ...always]);
  }

  /**
   * Where a former address leads, for visitors: to a page that they see, to an https address, or
   * nowhere, as its content was deleted.
   * @param path of a page that does not exist
   * @throws NotFoundError when the path never was a visible page, or its page is hidden at present
   */
  async lookUp(path: string): Promise<FormerAddressDto> {
    const source = canonicalPath(path);
    const redirect = await this.redirects.findOneBy({ source });
    if (!redirect) return this.unknown();
    const { target } = redirect;
    if (target === null) return this.gone(source);
    const location = { location: target, suggestions: [] };
    if (!target.startsWith('/')) return location;
    const page = target.replace(/#.*/s, '');
    const state = await pathState(this.redirects.manager, page);
    if (state === 'hidden') return this.unknown();
    const isFree = state === 'free' || (!state && this.ownPaths.has(page) === false);
    return isFree ? this.gone(source) : location;
  }

  private unknown(): never {
    throw new NotFoundError({
      hr: 'Na ovoj adresi nikad nije bilo stranice.',
      en: 'There never was a page at this address.',
    });
  }

  private async gone(path: string): Promise<FormerAddressDto> {
    const words = path
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length >= MIN_WORD_LENGTH)
      .join(' ');
    const { manager } = this.redirects;
    const found = await Promise.all(
      publicTables(manager)
        .filter(
          ({ metadata: { target } }) =>
            typeof target === 'function' && searchedNames(target).length > 0,
        )
        .map((table) => this.search(manager, table, words)),
    );
    const best = found.flat().sort((one, other) => other.rank - one.rank);
    const suggestions = best.slice(0, SUGGESTIONS);
    return {
      location: null,
      suggestions: suggestions.map(asShown).map(({ path: at, title, titleEn }) => ({
        path: at,
        title,
        titleEn,
      })),
    };
  }

  private async search(
    manager: EntityManager,
    { metadata, prefix, visible }: PublicTable,
    words: string,
  ): Promise<RankedSuggestion[]> {
    const query = await searchQuery(manager.getRepository(metadata.target), words, {
      match: 'any',
    });
    if (query === undefined) return [];
    return manager.query<RankedSuggestion[]>(
      `SELECT $2 || '/' || slug AS path, title, title_en AS "titleEn",
         croatian_only AS "croatianOnly", ts_rank(search, query) AS rank
       FROM ${quote(metadata.tableName)}, CAST($1 AS tsquery) AS query
       WHERE search @@ query AND (${visible})
       ORDER BY rank DESC, id DESC LIMIT ${SUGGESTIONS}`,
      [query, prefix],
    );
  }
}
