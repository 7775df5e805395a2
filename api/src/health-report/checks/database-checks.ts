import type { DataSource } from 'typeorm';
import { finding, type Finding } from '../finding.js';
import type { HealthConditions } from '../health-conditions.js';

interface DatabaseState {
  size: number;
  used: number;
  limit: number;
}

/**
 * The size of the database, and the connections in use of those that its role may have: the
 * smallest limit of the server, the database and the role counts.
 */
export async function checkDatabase(
  dataSource: DataSource,
  { connections }: Pick<HealthConditions, 'connections'>,
): Promise<Finding> {
  const limits: DatabaseState[] = await dataSource.query(`
    SELECT pg_database_size(current_database())::float8 AS size, used, "limit"
    FROM (
      SELECT (SELECT count(*)::integer FROM pg_stat_activity WHERE backend_type = 'client backend')
          AS used,
        current_setting('max_connections')::integer
          - current_setting('superuser_reserved_connections')::integer AS "limit"
      UNION ALL
      SELECT (SELECT count(*)::integer FROM pg_stat_activity WHERE datname = current_database()),
        datconnlimit
      FROM pg_database WHERE datname = current_database()
      UNION ALL
      SELECT (SELECT count(*)::integer FROM pg_stat_activity WHERE usename = current_user),
        rolconnlimit
      FROM pg_roles WHERE rolname = current_user
    ) limits
    WHERE "limit" > 0
    ORDER BY used::float8 / "limit" DESC LIMIT 1`);
  const [state] = limits;
  if (!state) throw new Error('The server has no limit of connections.');
  const share = state.used / state.limit;
  const level =
    share >= connections.error ? 'error' : share >= connections.warning ? 'warning' : 'ok';
  return finding('database', level, level === 'ok' ? 'ok' : 'nearLimit', { ...state });
}

/** Whether the server's clock and that of the database agree, by the middle of a round trip. */
export async function checkClock(
  dataSource: DataSource,
  { clock, now }: Pick<HealthConditions, 'clock' | 'now'>,
): Promise<Finding> {
  const before = now();
  const [{ at }]: [{ at: number }] = await dataSource.query(
    'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS at',
  );
  const after = now();
  // The instant of the reading lies between both; only what is beyond them counts.
  const difference = Math.max(before - at, at - after, 0);
  const values = { seconds: Math.round(difference / 1000) };
  if (difference > clock.error) return finding('clock', 'error', 'off', values);
  if (difference > clock.warning) return finding('clock', 'warning', 'off', values);
  return finding('clock', 'ok', 'ok');
}
