import type { EntityManager } from 'typeorm';
import { InvalidInputError } from '../problems/domain-errors.js';

/**
 * Checks the project that a row belongs to, if any.
 * @throws InvalidInputError when there is no such project
 */
export async function checkProject(
  manager: EntityManager,
  { projectId }: { projectId: number | null },
): Promise<void> {
  if (projectId === null) return;
  const [project]: unknown[] = await manager.query('SELECT 1 FROM projects WHERE id = $1', [
    projectId,
  ]);
  if (project) return;
  throw InvalidInputError.of('projectId', {
    hr: 'Odabrani projekt više ne postoji',
    en: 'The chosen project no longer exists',
  });
}
