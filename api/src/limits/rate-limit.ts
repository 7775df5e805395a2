import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import type { Text } from '../i18n/language.js';
import { TooManyRequestsError } from '../problems/domain-errors.js';

/** At most `points` in `duration` seconds, counted under a prefix of its own. */
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
 * Counts one more under `key` and answers how many are used and left.
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

/** A household has a /64; providers give customers up to a /56 or a /48, with room for many of them. */
const WIDER_NETWORK_LIMITS = [
  { bits: 56, allowance: 4 },
  { bits: 48, allowance: 16 },
] as const;

/**
 * A limit for each IP address. IPv6 addresses are counted by their network, and by the larger
 * networks around it with larger allowances, since the holder of a larger network has any number of
 * smaller ones.
 */
export class IpRateLimit {
  /** Counts addresses of IPv4, and the narrowest networks of IPv6. */
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
   * Counts one more from an IP address, the narrowest network first.
   * @param keyOf makes the key of a network, where more than the IP address is counted
   * @returns how many are used and left for the narrowest
   * @throws TooManyRequestsError with `refusal` and the seconds to wait
   */
  async consume(
    address: string,
    refusal: Text,
    keyOf = (network: string): string => network,
  ): Promise<RateLimiterRes> {
    const counted = await consumePoint(this.narrow, keyOf(network(address)), refusal);
    if (isIPv6(address)) {
      for (const { bits, limiter } of this.wider) {
        await consumePoint(limiter, keyOf(network(address, bits)), refusal);
      }
    }
    return counted;
  }
}

/** Parses an IP address; an IPv4 address that is written as IPv6 becomes IPv4. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

const isIPv6 = (address: string): boolean => parse(address)?.kind() === 'ipv6';

/** An IPv4 address, or the network an IPv6 address is from: by default the /64 of one household. */
export function network(address: string, bits = 64): string {
  const parsed = parse(address);
  if (!parsed) return address;
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
