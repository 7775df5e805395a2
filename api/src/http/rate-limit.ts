import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { TooManyRequestsError } from './domain-errors.js';
import type { Text } from './text.js';

/** So many `points` in `duration` seconds, counted under a prefix of its own. */
export interface RateLimit {
  keyPrefix: string;
  points: number;
  duration: number;
}

/**
 * A limit counted in PostgreSQL, so that all processes count together; in memory while the database
 * is away.
 */
export function createRateLimiter(dataSource: DataSource, limit: RateLimit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...limit,
    storeClient: dataSource,
    storeType: 'typeorm',
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(limit),
  });
}

/**
 * Counts one more under `key` and answers how many there are and may yet be.
 * @throws TooManyRequestsError with `refusal` and the seconds to wait
 */
export async function countAgainst(
  limiter: RateLimiterPostgres,
  key: string,
  refusal: Text,
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new TooManyRequestsError(refusal, Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
  }
}

/** An IPv4 address, or the /64 network an IPv6 address is from: one household has all of it. */
export function network(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - rest.length).fill('0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}
