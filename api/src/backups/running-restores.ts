import type { EntityManager } from 'typeorm';
import { ConflictError } from '../problems/domain-errors.js';
import { BUSY } from './restore-texts.js';
import { Restore } from './restore.entity.js';

/** Ends restores whose tool has no connection: it names each connection by the restore. */
export const END_INTERRUPTED = `
  UPDATE restores SET state = 'failed', problem = 'interrupted', ended_at = now()
  WHERE state = 'running' AND started_at < now() - interval '2 minutes' AND NOT EXISTS (
    SELECT FROM pg_stat_activity WHERE application_name = 'restore ' || restores.id
      AND datname = current_database())`;

/**
 * Lets no restore begin until the transaction ends.
 * @throws ConflictError while one runs
 */
export async function holdRestores(manager: EntityManager): Promise<void> {
  await manager.query('LOCK TABLE restores IN SHARE ROW EXCLUSIVE MODE');
  await manager.query(END_INTERRUPTED);
  if (await manager.existsBy(Restore, { state: 'running' })) throw new ConflictError(BUSY);
}
