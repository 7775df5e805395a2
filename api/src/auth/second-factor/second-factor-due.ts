import type { EntityManager } from 'typeorm';
import { ConflictError } from '../../problems/domain-errors.js';

const LAST_ONE = {
  hr: 'Udruga traži drugi faktor, a ovo vam je jedini. Najprije dodajte pristupni ključ ili uključite kodove iz aplikacije.',
  en: 'The association requires a second factor, and this is your only one. Add a passkey or turn on codes from an app first.',
};

/** The columns of a user in a statement. */
interface UserColumns {
  id: string;
  createdAt: string;
  graceFrom: string;
}

/**
 * SQL of the time by which a user has to set up a second factor: null where none is required, or
 * the user has codes or a passkey. The settings are in a layer above.
 */
export const secondFactorDue = ({ id, createdAt, graceFrom }: UserColumns): string =>
  `(SELECT greatest(s.second_factor_required_since, ${createdAt}, ${graceFrom})
      + make_interval(days => s.second_factor_grace_days)
    FROM settings s
    WHERE s.require_second_factor
      AND NOT EXISTS (SELECT FROM second_factors f WHERE f.user_id = ${id})
      AND NOT EXISTS (SELECT FROM passkeys p WHERE p.user_id = ${id}))`;

const OF_ROW = secondFactorDue({
  id: 'u.id',
  createdAt: 'u.created_at',
  graceFrom: 'u.second_factor_grace_from',
});

/** By when a user has to set up a second factor; null where nothing has to be done. */
export async function readSecondFactorDue(
  manager: Pick<EntityManager, 'query'>,
  userId: number,
): Promise<Date | null> {
  const [row]: { due: Date | null }[] = await manager.query(
    `SELECT ${OF_ROW} AS due FROM users u WHERE u.id = $1`,
    [userId],
  );
  return row?.due ?? null;
}

/** Whether a user has not set up a required second factor in time. */
export async function isSecondFactorOverdue(
  manager: Pick<EntityManager, 'query'>,
  userId: number,
): Promise<boolean> {
  const [row]: { overdue: boolean | null }[] = await manager.query(
    `SELECT ${OF_ROW} <= now() AS overdue FROM users u WHERE u.id = $1`,
    [userId],
  );
  return row?.overdue ?? false;
}

/**
 * Refuses the removal of a required second factor, within its transaction: before it, the user is
 * locked, so that of two removals at once one is refused.
 * @throws ConflictError when it was the last one
 */
export async function removeUnlessLast(
  manager: EntityManager,
  userId: number,
  remove: () => Promise<void>,
): Promise<void> {
  await manager.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [userId]);
  await remove();
  if ((await readSecondFactorDue(manager, userId)) !== null) throw new ConflictError(LAST_ONE);
}
