import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { LANGUAGES, type Language, type Text } from '../i18n/language.js';
import { Page } from '../lists/page.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import type { ExpectedVersions } from '../rows/row-version.js';
import { lockRow, notFound } from '../rows/rows.js';
import type { ChangedTextDto, PageTextsDto, StoredTextsDto } from './dto/page-texts.dto.js';
import { EditedPage } from './edited-page.entity.js';
import { PAGES } from './original-text.js';
import { ORIGINAL_TEXTS } from './original-texts.js';
import { PageText } from './page-text.entity.js';
import { PAGE_TEXTS, type PageTextsRequest } from './page-texts.resource.js';
import { problemOf } from './text-problems.js';

const ORIGINALS = new Map(ORIGINAL_TEXTS.map((text) => [text.key, text]));
const FIELDS = { hr: 'text', en: 'textEn' } as const;

/** A change of one text; a text of null restores the original. */
type Change = Omit<PageText, 'text'> & { text: string | null };

/** The changes of texts of the page; a text that is the original one is restored. */
function changesOf(page: string, texts: readonly ChangedTextDto[]): Change[] {
  const errors: Record<string, Text> = {};
  const changes = texts.flatMap((changed, index) => {
    const original = ORIGINALS.get(changed.key);
    if (original?.page !== page) {
      errors[`texts.${index}.key`] = {
        hr: 'Taj tekst nije s ove stranice',
        en: 'That text is not on this page',
      };
      return [];
    }
    return LANGUAGES.flatMap((language): Change[] => {
      const text = changed[FIELDS[language]];
      if (text === undefined) return [];
      const problem = text === null ? undefined : problemOf(original, language, text);
      if (problem) errors[`texts.${index}.${FIELDS[language]}`] = problem;
      return [{ key: changed.key, language, text: text === original[language] ? null : text }];
    });
  });
  const [first] = Object.values(errors);
  if (first) throw new InvalidInputError(first, errors);
  return changes;
}

async function store(manager: EntityManager, changes: readonly Change[]): Promise<void> {
  // Of several changes of one text, the last counts.
  const last = new Map(changes.map((change) => [`${change.key} ${change.language}`, change]));
  for (const { key, language, text } of last.values()) {
    if (text === null) await manager.delete(PageText, { key, language });
    else await manager.upsert(PageText, { key, language, text }, ['key', 'language']);
  }
}

@Injectable()
export class PageTextsService {
  constructor(
    @InjectRepository(PageText) private readonly texts: Repository<PageText>,
    @InjectRepository(EditedPage) private readonly pages: Repository<EditedPage>,
  ) {}

  /** The pages that match the request, with their texts. */
  async list(request: PageTextsRequest, admin: boolean): Promise<Page<PageTextsDto>> {
    const { filter, sort, offset, limit } = request;
    const all = await this.all(admin);
    const rows = all.filter(
      ({ id, page }) =>
        (filter.id?.includes(id) ?? true) && (filter.page === undefined || filter.page === page),
    );
    if (sort?.direction === 'DESC') rows.reverse();
    return new Page(PAGE_TEXTS.name, rows.slice(offset, offset + limit), rows.length, offset);
  }

  /** @throws NotFoundError */
  async one(id: number, admin: boolean): Promise<PageTextsDto> {
    const all = await this.all(admin);
    return all.find((page) => page.id === id) ?? notFound(PAGE_TEXTS);
  }

  /** The texts that differ from the originals. */
  async stored(): Promise<StoredTextsDto> {
    const stored: StoredTextsDto = { hr: {}, en: {} };
    for (const { key, language, text } of await this.known()) stored[language][key] = text;
    return stored;
  }

  /**
   * Changes the given texts of a page.
   * @throws NotFoundError
   * @throws InvalidInputError naming the texts that break a rule
   * @throws OutdatedError when the page has a version that was not expected
   */
  async update(
    id: number,
    texts: readonly ChangedTextDto[],
    expected: ExpectedVersions,
  ): Promise<PageTextsDto> {
    const page = PAGES[id - 1] ?? notFound(PAGE_TEXTS);
    const changes = changesOf(page, texts);
    await this.pages.manager.transaction(async (manager) => {
      const now = new Date();
      await manager
        .createQueryBuilder()
        .insert()
        .into(EditedPage)
        .values({ id, updatedAt: now })
        .orIgnore()
        .execute();
      await lockRow(manager, EditedPage, PAGE_TEXTS, id, expected);
      await store(manager, changes);
      await manager.update(EditedPage, { id }, { updatedAt: now });
    });
    return this.one(id, true);
  }

  /** The stored texts, without those that are no longer editable. */
  private async known(): Promise<PageText[]> {
    const rows = await this.texts.find({ order: { key: 'ASC' } });
    return rows.filter(({ key }) => ORIGINALS.has(key));
  }

  private async all(admin: boolean): Promise<PageTextsDto[]> {
    const [stored, edited] = await Promise.all([this.stored(), this.pages.find()]);
    const textIn = (language: Language, key: string, original: string): string =>
      stored[language][key] ?? original;
    return PAGES.map((page, index) => {
      const id = index + 1;
      const row = edited.find((one) => one.id === id);
      return {
        id,
        page,
        texts: ORIGINAL_TEXTS.filter((text) => text.page === page).map(({ key, kind, hr, en }) => ({
          key,
          kind,
          original: hr,
          originalEn: en,
          text: textIn('hr', key, hr),
          textEn: textIn('en', key, en),
        })),
        version: row?.version ?? 1,
        updatedAt: admin ? row?.updatedAt : undefined,
      };
    });
  }
}
