import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ContentChanges } from '../content/content-changes.js';
import { ContentList } from '../content/content-list.js';
import { readIdOrSlug } from '../fields/slug.js';
import { rowsThatFit, type Page } from '../lists/page.js';
import { InvalidInputError, NotFoundError } from '../problems/domain-errors.js';
import { createOnce, type RepeatableRequest } from '../rows/idempotency-key.js';
import { lockRow, type ExpectedVersions } from '../rows/row-version.js';
import { conflictOn } from '../rows/unique-violation.js';
import type { CreateProjectDto } from './dto/create-project.dto.js';
import type { UpdateProjectDto } from './dto/update-project.dto.js';
import { Project } from './project.entity.js';
import { PROJECTS, type ProjectsRequest } from './projects.resource.js';

const TAKEN = {
  slug: { hr: 'Projekt s ovim slugom već postoji', en: 'A project with this slug already exists' },
};

/** Days of the form `YYYY-MM-DD` sort as text. */
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
  ) {
    this.pages = new ContentList(PROJECTS, 'projects', changes);
  }

  /**
   * The projects that fit the request, by id unless it says otherwise; of projects found by
   * words the best come first.
   */
  list(request: ProjectsRequest): Promise<Page<Project>> {
    return this.pages.readPage(rowsThatFit(this.projects, PROJECTS, request), request);
  }

  /**
   * One project, by id or slug.
   * @throws NotFoundError
   */
  async one(idOrSlug: string): Promise<Project> {
    return (await this.projects.findOneBy(readIdOrSlug(idOrSlug))) ?? this.missing();
  }

  /**
   * @param request by which its repeat is known
   * @throws InvalidInputError when the project would end before it starts
   * @throws ConflictError when the slug is taken
   */
  async create(fields: CreateProjectDto, request?: RepeatableRequest): Promise<Project> {
    const project = this.projects.create(fields);
    checkDates(project);
    const write = () =>
      createOnce(this.projects.manager, Project, request, async (manager) => {
        await manager.insert(Project, project);
        return project.id;
      });
    return this.find(await conflictOn(TAKEN, write));
  }

  /**
   * Changes the given fields.
   * @throws NotFoundError
   * @throws OutdatedError when it has a version that was not expected
   * @throws InvalidInputError when the project would end before it starts
   * @throws ConflictError when the slug is taken
   */
  async update(
    id: number,
    fields: UpdateProjectDto,
    expected?: ExpectedVersions,
  ): Promise<Project> {
    const write = () =>
      this.projects.manager.transaction(async (manager) => {
        const project = (await lockRow(manager, Project, { id }, expected)) ?? this.missing();
        checkDates(Object.assign(project, fields));
        await manager.save(project);
      });
    await conflictOn(TAKEN, write);
    return this.find(id);
  }

  /**
   * Deletes a project and answers what the row held.
   * @throws NotFoundError
   */
  async remove(id: number): Promise<Project> {
    const project = await this.find(id);
    return { ...(await this.projects.remove(project)), id };
  }

  private async find(id: number): Promise<Project> {
    return (await this.projects.findOneBy({ id })) ?? this.missing();
  }

  private missing(): never {
    throw new NotFoundError({ hr: 'Projekt ne postoji.', en: 'There is no such project.' });
  }
}
