import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ContentChanges } from '../content/content-changes.js';
import { ContentList } from '../content/content-list.js';
import { removeToTrash } from '../content/move-to-trash.js';
import { SearchGroups } from '../content/search-groups.js';
import { readIdOrSlug } from '../fields/slug.js';
import { rowsThatFit, type Page } from '../lists/page.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import { withoutMarks } from '../rich-text/rich-text.js';
import type { RepeatableRequest } from '../rows/idempotency-key.js';
import type { ExpectedVersions } from '../rows/row-version.js';
import { changeRow, createRow, findRow } from '../rows/rows.js';
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
      tables: ['projects'],
      rows: () => this.projects.createQueryBuilder('project'),
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
   */
  list(request: ProjectsRequest): Promise<Page<Project>> {
    return this.pages.readPage(rowsThatFit(this.projects, PROJECTS, request), request);
  }

  /**
   * One project, by id or slug.
   * @throws NotFoundError
   */
  one(idOrSlug: string): Promise<Project> {
    return findRow(this.projects, PROJECTS, readIdOrSlug(idOrSlug));
  }

  /**
   * @param request with the idempotency key
   * @throws InvalidInputError when the project would end before it starts
   * @throws ConflictError when the slug is taken
   */
  async create(fields: CreateProjectDto, request?: RepeatableRequest): Promise<Project> {
    const project = this.projects.create(fields);
    checkDates(project);
    return createRow(this.projects, PROJECTS, project, request);
  }

  /**
   * Changes the given fields.
   * @throws NotFoundError
   * @throws OutdatedError when its version is not the expected one
   * @throws InvalidInputError when the project would end before it starts
   * @throws ConflictError when the slug is taken
   */
  update(id: number, fields: UpdateProjectDto, expected?: ExpectedVersions): Promise<Project> {
    return changeRow(this.projects, PROJECTS, id, expected, (project) => {
      checkDates(Object.assign(project, fields));
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
