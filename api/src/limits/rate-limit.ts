import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import type { Text } from '../i18n/language.js';
import { isDatabaseUnavailable } from '../problems/database-unavailable.js';
import { TooManyRequestsError, UnavailableError } from '../problems/domain-errors.js';

/**
 * At most `points` within `duration` seconds; the prefix separates the counts of different limits.
 */
export interface RateLimit {
  keyPrefix: string;
  points: number;
  duration: number;
}

/**
 * Creates a limiter that counts in PostgreSQL, shared by all processes, and in memory while the
 * database is unavailable.
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
 * Counts one request under `key`.
 * @returns how many points are used and left
 * @throws TooManyRequestsError with `refusal` and the seconds to wait
 */
export async function consumePoint(
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

/** Whether the answer to an error is 503. */
const isTemporaryFailure = (error: unknown): boolean =>
  error instanceof UnavailableError || isDatabaseUnavailable(error);

/** A household has a /64, but providers may assign a customer a /56 or a /48 with many of them. */
const WIDER_NETWORK_LIMITS = [
  { bits: 56, allowance: 4 },
  { bits: 48, allowance: 16 },
] as const;

/**
 * A limit for each IP address. IPv6 addresses are counted by network: the /64, and with larger
 * allowances the networks that contain it, because one client may own many networks of /64.
 */
export class IpRateLimit {
  /** Counts IPv4 addresses and IPv6 networks of /64. */
  readonly narrow: RateLimiterPostgres;
  private readonly wider: { bits: number; limiter: RateLimiterPostgres }[];

  constructor(dataSource: DataSource, limit: RateLimit) {
    this.narrow = createRateLimiter(dataSource, limit);
    this.wider = WIDER_NETWORK_LIMITS.map(({ bits, allowance }) => ({
      bits,
      limiter: createRateLimiter(dataSource, {
        ...limit,
        points: limit.points * allowance,
        keyPrefix: `${limit.keyPrefix}-${bits}`,
      }),
    }));
  }

  /**
   * Counts one request from an IP address, for the narrowest network first.
   * @param keyOf creates the key of a network, for limits by more than the IP address
   * @returns how many points are used and left for the narrowest network
   * @throws TooManyRequestsError with `refusal` and the seconds to wait
   */
  async consume(
    ip: string,
    refusal: Text,
    keyOf = (network: string): string => network,
  ): Promise<RateLimiterRes> {
    const points = await consumePoint(this.narrow, keyOf(network(ip)), refusal);
    if (isIPv6(ip)) {
      for (const { bits, limiter } of this.wider) {
        await consumePoint(limiter, keyOf(network(ip, bits)), refusal);
      }
    }
    return points;
  }

  /**
   * Counts one request like `consume`, unless the work fails on the server: who is told to repeat
   * a request is not refused for that.
   */
  async limit<Result>(ip: string, refusal: Text, work: () => Promise<Result>): Promise<Result> {
    await this.consume(ip, refusal);
    try {
      return await work();
    } catch (error) {
      if (isTemporaryFailure(error)) await this.giveBack(ip);
      throw error;
    }
  }

  /** How many points the widest network of an IP address has used. */
  async used(ip: string): Promise<number> {
    const widest = isIPv6(ip) ? this.wider.at(-1) : undefined;
    const counted = widest
      ? await widest.limiter.get(network(ip, widest.bits))
      : await this.narrow.get(network(ip));
    return counted?.consumedPoints ?? 0;
  }

  private async giveBack(ip: string): Promise<void> {
    const wider = isIPv6(ip) ? this.wider : [];
    await Promise.all([
      this.narrow.reward(network(ip)),
      ...wider.map(({ bits, limiter }) => limiter.reward(network(ip, bits))),
    ]);
  }
}

/** Parses an IP address; an IPv4-mapped IPv6 address becomes IPv4. */
function parse(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return ipaddr.isValid(ip) ? ipaddr.process(ip) : undefined;
}

const isIPv6 = (ip: string): boolean => parse(ip)?.kind() === 'ipv6';

/** The network of an IPv6 address, by default the /64 of one household; an IPv4 address itself. */
export function network(ip: string, bits = 64): string {
  const parsed = parse(ip);
  if (!parsed) return ip;
  if (!('parts' in parsed)) return parsed.toString();
  const parts = parsed.parts.map((part, i) => {
    const prefix = Math.min(16, Math.max(0, bits - 16 * i));
    return part & (0xffff << (16 - prefix));
  });
  return parts
    .slice(0, Math.ceil(bits / 16))
    .map((part) => part.toString(16))
    .join(':');
}
