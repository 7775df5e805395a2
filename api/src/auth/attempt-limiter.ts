import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { TooManyRequestsError } from '../http/domain-errors.js';

const MINUTE_S = 60;
/** Sign-ins from one address. */
const PER_ADDRESS = { keyPrefix: 'address', points: 10, duration: MINUTE_S };
/** Wrong passwords for one account from one address. */
const PER_ACCOUNT = { keyPrefix: 'account', points: 5, duration: 5 * MINUTE_S };
const TABLE = 'rate_limits';

/**
 * Counts attempts at passwords in PostgreSQL, so that all processes count together; in memory while
 * the database is away. An attempt counts as wrong until it is forgiven, so parallel ones cannot
 * slip through.
 */
@Injectable()
export class AttemptLimiter {
  private constructor(
    private readonly perAddress: RateLimiterPostgres,
    private readonly perAccount: RateLimiterPostgres,
  ) {}

  /** Makes the table of counts where it is missing. */
  static async create(dataSource: DataSource): Promise<AttemptLimiter> {
    const limiter = (options: typeof PER_ADDRESS) =>
      new Promise<RateLimiterPostgres>((resolve, reject) => {
        const made: RateLimiterPostgres = new RateLimiterPostgres(
          {
            ...options,
            storeClient: dataSource,
            storeType: 'typeorm',
            tableName: TABLE,
            insuranceLimiter: new RateLimiterMemory(options),
          },
          (error) => (error ? reject(error) : setImmediate(() => resolve(made))),
        );
      });
    return new AttemptLimiter(await limiter(PER_ADDRESS), await limiter(PER_ACCOUNT));
  }

  /**
   * Counts an attempt.
   * @param account whose password it is
   * @param address the client's network address
   * @throws TooManyRequestsError with the seconds to wait
   */
  async count(account: string, address: string): Promise<void> {
    try {
      await this.perAddress.consume(network(address));
      await this.perAccount.consume(accountKey(account, address));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyRequestsError(
        {
          hr: 'Previše pokušaja prijave. Pokušajte ponovno malo kasnije.',
          en: 'Too many sign-in attempts. Please try again a little later.',
        },
        Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
      );
    }
  }

  /** The password was right: forgets the wrong ones before it. */
  async forgive(account: string, address: string): Promise<void> {
    await this.perAccount.delete(accountKey(account, address));
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

/** Hashed: the table of counts should not be a list of usernames people typed. */
function accountKey(account: string, address: string): string {
  return createHash('sha256')
    .update(`${account.toLowerCase()}\n${network(address)}`)
    .digest('base64url');
}
