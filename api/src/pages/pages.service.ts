import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { ContentChanges } from '../content/content-changes.js';
import { ContentList } from '../content/content-list.js';
import { settleDraft } from '../content/drafts.js';
import { removeToTrash } from '../content/move-to-trash.js';
import { SearchGroups } from '../content/search-groups.js';
import { readIdOrSlug } from '../fields/slug.js';
import { rowsThatFit, type Page } from '../lists/page.js';
import { checkPublishedPictures } from '../media/published-pictures.js';
import { withoutMarks } from '../rich-text/rich-text.js';
import type { RepeatableRequest } from '../rows/idempotency-key.js';
import type { ExpectedVersions } from '../rows/row-version.js';
import { changeRow, createRow, findRow, notFound } from '../rows/rows.js';
import { OwnPaths } from '../web/own-paths.js';
import type { CreateSitePageDto, UpdateSitePageDto } from './dto/site-page.dto.js';
import { PAGES, type PagesRequest } from './pages.resource.js';
import { SitePage } from './site-page.entity.js';

@Injectable()
export class PagesService {
  private readonly lists: ContentList<SitePage>;

  constructor(
    @InjectRepository(SitePage) private readonly pages: Repository<SitePage>,
    private readonly ownPaths: OwnPaths,
    changes: ContentChanges,
    search: SearchGroups,
  ) {
    this.lists = new ContentList(PAGES, this.pages, changes);
    search.register({
      name: 'pages',
      rows: () => this.pages.createQueryBuilder('page').where('page.isPublished'),
      pages: (rows) =>
        rows.map(({ slug, title, titleEn, content, contentEn, contentFormat }) => ({
          path: `/${slug}`,
          pathEn: null,
          title,
          titleEn,
          text: withoutMarks(content, contentFormat),
          textEn: withoutMarks(contentEn, contentFormat),
          date: null,
        })),
    });
  }

  /**
   * The pages that match the request, by default in their `order`; results of a search by
   * relevance.
   * @param admin whether drafts are included
   */
  list(request: PagesRequest, admin: boolean): Promise<Page<SitePage>> {
    const query = rowsThatFit(this.pages, PAGES, request);
    if (!admin) query.andWhere('page.isPublished');
    return this.lists.readPage(query, request, { all: admin });
  }

  /**
   * One page, by id or slug.
   * @param admin whether drafts are included
   * @throws NotFoundError
   */
  async one(idOrSlug: string, admin: boolean): Promise<SitePage> {
    const page = await findRow(this.pages, PAGES, readIdOrSlug(idOrSlug));
    return admin || page.isPublished ? page : notFound(PAGES);
  }

  /**
   * @param request with the idempotency key
   * @throws InvalidInputError when the address belongs to a part of the site, or it lacks
   *   something that publishing needs, or any title
   * @throws ConflictError when the slug is taken
   */
  async create(fields: CreateSitePageDto, request?: RepeatableRequest): Promise<SitePage> {
    const page = this.pages.create(fields);
    return createRow(this.pages, PAGES, page, request, (row, manager) => this.check(manager, row));
  }

  /**
   * Changes the given fields.
   * @throws NotFoundError
   * @throws OutdatedError when its version is not the expected one
   * @throws InvalidInputError when the address belongs to a part of the site, or it lacks
   *   something that publishing needs, or any title
   * @throws ConflictError when the slug is taken
   */
  update(id: number, fields: UpdateSitePageDto, expected?: ExpectedVersions): Promise<SitePage> {
    return changeRow(this.pages, PAGES, id, expected, async (page, manager) => {
      const before = { ...page };
      await this.check(manager, Object.assign(page, fields), before);
    });
  }

  /**
   * Moves a page to the trash and returns it.
   * @param by the full name of who deletes it
   * @throws NotFoundError
   */
  remove(id: number, by: string): Promise<SitePage> {
    return removeToTrash(this.pages, PAGES, id, by);
  }

  private async check(manager: EntityManager, page: SitePage, before?: SitePage): Promise<void> {
    const isOwn = (slug: string) => this.ownPaths.isReserved(slug);
    await settleDraft(manager, SitePage, page, { before, isOwn });
    await checkPublishedPictures(manager, SitePage, page, before);
  }
}
