import { Injectable } from '@nestjs/common';
import { withoutDiacritics } from 'shared/plain-letters';
import { excerpt } from 'shared/search-words';
import { DataSource } from 'typeorm';
import { ContentChanges } from '../content/content-changes.js';
import { ResultCache } from '../content/result-cache.js';
import {
  SearchGroups,
  type FoundPage,
  type FoundPages,
  type SearchGroup,
} from '../content/search-groups.js';
import { readSearch, type SearchedTables, type SearchQuery } from '../content/search.js';
import type { SearchQueryDto, SearchResultDto, SearchResultsDto } from './dto/search.dto.js';

/** Results of each group, and of a single one. */
const OF_EACH = 5;
const OF_ONE = 20;
const EXCERPT_LENGTH = 160;

/** Searches all content that visitors see. */
@Injectable()
export class SearchService {
  private readonly searches: ResultCache<SearchQuery>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: SearchGroups,
    changes: ContentChanges,
  ) {
    this.searches = new ResultCache(changes);
  }

  async search({ q, group, page = 1 }: SearchQueryDto): Promise<SearchResultsDto> {
    const groups = this.groups.all();
    const tables: SearchedTables = Object.assign({}, ...groups.map((one) => one.tables));
    const { manager } = this.dataSource;
    const { query, words } = await this.searches.get(q, () => readSearch(manager, tables, q));
    if (query === undefined) return { corrected: null, groups: [] };
    const find = async (one: SearchGroup): Promise<FoundPages & Pick<SearchGroup, 'name'>> => {
      const isWanted = group === undefined || group === one.name;
      const limit = group === undefined ? OF_EACH : OF_ONE;
      const found = await one.find(query, isWanted ? (page - 1) * limit : 0, isWanted ? limit : 0);
      return { name: one.name, ...found };
    };
    const found = (await Promise.all(groups.map(find))).filter(({ total }) => total > 0);
    const corrected = correctedWords(
      words,
      found.flatMap(({ pages }) => pages),
    );
    const searched = corrected ?? q;
    return {
      corrected,
      groups: found.map(({ name, total, pages }) => ({
        name,
        total,
        results: pages.map((one) => resultOf(one, searched)),
      })),
    };
  }
}

function resultOf({ text, textEn, ...page }: FoundPage, words: string): SearchResultDto {
  return {
    ...page,
    excerpt: excerpt(text, EXCERPT_LENGTH, words),
    excerptEn: excerpt(textEn, EXCERPT_LENGTH, words),
  };
}

/**
 * The words that were searched instead of misspelt ones, as the found pages spell them; null where
 * none was misspelt.
 */
function correctedWords(words: SearchQuery['words'], pages: FoundPage[]): string | null {
  if (!words.some(({ corrected }) => corrected)) return null;
  const spelt = pages
    .flatMap(({ title, titleEn, text, textEn }) => [title, titleEn, text, textEn])
    .flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const inPages = (forms: string[]): string | undefined => {
    const isForm = (word: string) => forms.includes(withoutDiacritics(word));
    const startsForm = (word: string) =>
      forms.some((form) => withoutDiacritics(word).startsWith(form));
    // Never one of the forms: visitors may not see the row that has it.
    return spelt.find(isForm) ?? spelt.find(startsForm);
  };
  return words.map(({ typed, corrected }) => (corrected && inPages(corrected)) ?? typed).join(' ');
}
