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
import { InvalidInputError } from '../problems/domain-errors.js';
import { withoutMarks } from '../rich-text/rich-text.js';
import type { RepeatableRequest } from '../rows/idempotency-key.js';
import type { ExpectedVersions } from '../rows/row-version.js';
import { changeRow, createRow, findRow, notFound } from '../rows/rows.js';
import type { CreateProjectDto, UpdateProjectDto } from './dto/project.dto.js';
import { Project } from './project.entity.js';
import { PROJECTS, type ProjectsRequest } from './projects.resource.js';

/** Compares days as text, which their format `YYYY-MM-DD` allows. */
function checkDates({ startDate, endDate }: Project): void {
  if (startDate && endDate && endDate < startDate) {
    throw InvalidInputError.of('endDate', {
      hr: 'Projekt ne može završiti prije nego što počne',
      en: 'A project cannot end before it starts',
    });
  }
}

/** Checks a project before it is stored, and gives a draft without a slug a free one. */
async function settle(manager: EntityManager, project: Project, before?: Project): Promise<void> {
  await settleDraft(manager, Project, project, { before });
  await checkPublishedPictures(manager, Project, project, before);
  checkDates(project);
}

@Injectable()
export class ProjectsService {
  private readonly pages: ContentList<Project>;

  constructor(
    @InjectRepository(Project) private readonly projects: Repository<Project>,
    changes: ContentChanges,
    search: SearchGroups,
  ) {
    this.pages = new ContentList(PROJECTS, this.projects, changes);
    search.register({
      name: 'projects',
      rows: () => this.projects.createQueryBuilder('project').where('project.isPublished'),
      pages: (rows) =>
        rows.map(({ slug, title, titleEn, description, descriptionEn, contentFormat }) => ({
          path: `/projects/${slug}`,
          pathEn: null,
          title,
          titleEn,
          text: withoutMarks(description, contentFormat),
          textEn: withoutMarks(descriptionEn, contentFormat),
          date: null,
        })),
    });
  }

  /**
   * The projects that match the request, by default by id; results of a search by relevance.
   * @param admin whether drafts are included
   */
  list(request: ProjectsRequest, admin: boolean): Promise<Page<Project>> {
    const query = rowsThatFit(this.projects, PROJECTS, request);
    if (!admin) query.andWhere('project.isPublished');
    return this.pages.readPage(query, request, { all: admin });
  }

  /**
   * One project, by id or slug.
   * @param admin whether drafts are included
   * @throws NotFoundError
   */
  async one(idOrSlug: string, admin: boolean): Promise<Project> {
    const project = await findRow(this.projects, PROJECTS, readIdOrSlug(idOrSlug));
    return admin || project.isPublished ? project : notFound(PROJECTS);
  }

  /**
   * @param request with the idempotency key
   * @throws InvalidInputError when it lacks something that publishing needs, or any title, or
   *   would end before it starts
   * @throws ConflictError when the slug is taken
   */
  async create(fields: CreateProjectDto, request?: RepeatableRequest): Promise<Project> {
    const project = this.projects.create({ isPublished: true, ...fields });
    return createRow(this.projects, PROJECTS, project, request, (row, manager) =>
      settle(manager, row),
    );
  }

  /**
   * Changes the given fields.
   * @throws NotFoundError
   * @throws OutdatedError when its version is not the expected one
   * @throws InvalidInputError when it lacks something that publishing needs, or any title, or
   *   would end before it starts
   * @throws ConflictError when the slug is taken
   */
  update(id: number, fields: UpdateProjectDto, expected?: ExpectedVersions): Promise<Project> {
    return changeRow(this.projects, PROJECTS, id, expected, async (project, manager) => {
      const before = { ...project };
      await settle(manager, Object.assign(project, fields), before);
    });
  }

  /**
   * Moves a project to the trash and returns it.
   * @param by the full name of who deletes it
   * @throws NotFoundError
   */
  remove(id: number, by: string): Promise<Project> {
    return removeToTrash(this.projects, PROJECTS, id, by);
  }
}
