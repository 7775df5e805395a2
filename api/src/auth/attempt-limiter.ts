import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { countAgainst, createRateLimiter, network } from '../http/rate-limit.js';

const MINUTE_S = 60;
/** Sign-ins from one address. */
const PER_ADDRESS = { keyPrefix: 'address', points: 10, duration: MINUTE_S };
/** Wrong passwords for one account from one address. */
const PER_ACCOUNT = { keyPrefix: 'account', points: 5, duration: 5 * MINUTE_S };
const REFUSAL = {
  hr: 'Previše pokušaja prijave. Pokušajte ponovno malo kasnije.',
  en: 'Too many sign-in attempts. Please try again a little later.',
};

/**
 * Counts attempts at passwords. An attempt counts as wrong until it is forgiven, so parallel ones
 * cannot slip through.
 */
@Injectable()
export class AttemptLimiter {
  private readonly perAddress: RateLimiterPostgres;
  private readonly perAccount: RateLimiterPostgres;

  constructor(dataSource: DataSource) {
    this.perAddress = createRateLimiter(dataSource, PER_ADDRESS);
    this.perAccount = createRateLimiter(dataSource, PER_ACCOUNT);
  }

  /**
   * Counts an attempt.
   * @param account whose password it is
   * @param address the client's network address
   * @throws TooManyRequestsError with the seconds to wait
   */
  async count(account: string, address: string): Promise<void> {
    await countAgainst(this.perAddress, network(address), REFUSAL);
    await countAgainst(this.perAccount, accountKey(account, address), REFUSAL);
  }

  /** The password was right: forgets the wrong ones before it. */
  async forgive(account: string, address: string): Promise<void> {
    await this.perAccount.delete(accountKey(account, address));
  }
}

/** Hashed: the table of counts should not be a list of usernames people typed. */
function accountKey(account: string, address: string): string {
  return createHash('sha256')
    .update(`${account.toLowerCase()}\n${network(address)}`)
    .digest('base64url');
}
