import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Project } from '../../src/projects/project.entity.js';

/** The body that creates a project, with a unique slug. */
export function projectBody(fields: object = {}) {
  return {
    title: 'Sigurno dijete',
    titleEn: 'Safe child',
    slug: `projekt-${randomUUID()}`,
    description: 'Deset škola i osamsto djece.',
    descriptionEn: 'Ten schools and eight hundred children.',
    category: 'education',
    ...fields,
  };
}

/** A project in the database, active by default. */
export async function createProject(
  dataSource: DataSource,
  fields: Partial<Project> = {},
): Promise<Project> {
  const projects = dataSource.getRepository(Project);
  const project = projects.create({ ...projectBody(), ...fields });
  await projects.insert(project);
  return projects.findOneByOrFail({ id: project.id });
}
