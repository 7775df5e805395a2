import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { countAgainst, createRateLimiter, network } from '../http/rate-limit.js';

const MINUTE_S = 60;
/** Sign-ins from one address. */
const PER_ADDRESS = { keyPrefix: 'address', points: 10, duration: MINUTE_S };
/** Wrong passwords for one account from one address. */
const PER_ACCOUNT = { keyPrefix: 'account', points: 5, duration: 5 * MINUTE_S };
/** How often an address has used up its tries at an account. */
const ROUNDS = { keyPrefix: 'account-rounds', points: 1000, duration: 24 * 60 * MINUTE_S };
/** The wait after the tries are used up doubles each time, up to this. */
const LONGEST_WAIT_S = 40 * MINUTE_S;

/** Wrong passwords for one account from anywhere. */
const ANYWHERE = { keyPrefix: 'account-anywhere', points: 1_000_000, duration: 15 * MINUTE_S };
/** So many of them are answered at once. */
const UNSLOWED = 20;
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 3000;

const REFUSAL = {
  hr: 'Previše pokušaja prijave. Pokušajte ponovno malo kasnije.',
  en: 'Too many sign-in attempts. Please try again a little later.',
};

/** One try at a password, counted as wrong until it has proved right. */
export interface Attempt {
  /** The password was right: forgets the wrong ones before it. */
  forgive(): Promise<void>;
  /** The password was wrong: after the last try allowed, the next one has to wait. */
  confirm(): Promise<void>;
}

/**
 * Counts attempts at passwords. An attempt counts as wrong until it is forgiven, so parallel ones
 * cannot slip through. Nobody can shut an account's owner out: an address is refused for its own
 * tries only, each time for longer; tries from many addresses only make answers slower, up to a limit.
 */
@Injectable()
export class AttemptLimiter {
  private readonly perAddress: RateLimiterPostgres;
  private readonly perAccount: RateLimiterPostgres;
  private readonly rounds: RateLimiterPostgres;
  private readonly anywhere: RateLimiterPostgres;

  constructor(dataSource: DataSource) {
    this.perAddress = createRateLimiter(dataSource, PER_ADDRESS);
    this.perAccount = createRateLimiter(dataSource, PER_ACCOUNT);
    this.rounds = createRateLimiter(dataSource, ROUNDS);
    this.anywhere = createRateLimiter(dataSource, ANYWHERE);
  }

  /**
   * Counts an attempt, and holds it up while the account is being tried from many addresses.
   * @param account whose password it is
   * @param address the client's network address
   * @throws TooManyRequestsError with the seconds to wait
   */
  async begin(account: string, address: string): Promise<Attempt> {
    await countAgainst(this.perAddress, network(address), REFUSAL);
    const key = keyOf(account, network(address));
    const { remainingPoints } = await countAgainst(this.perAccount, key, REFUSAL);
    const { consumedPoints } = await countAgainst(this.anywhere, keyOf(account), REFUSAL);
    const delay = delayAfter(consumedPoints);
    if (delay > 0) await wait(delay);
    return {
      forgive: async () => {
        await this.perAccount.delete(key);
        await this.rounds.delete(key);
        await this.anywhere.delete(keyOf(account));
      },
      confirm: async () => {
        if (remainingPoints > 0) return;
        const { consumedPoints: round } = await this.rounds.penalty(key);
        await this.perAccount.block(key, waitAfter(round));
      },
    };
  }
}

/** How long an address waits after it has used up its tries so many times, in seconds. */
export function waitAfter(rounds: number): number {
  return Math.min(PER_ACCOUNT.duration * 2 ** (rounds - 1), LONGEST_WAIT_S);
}

/** How long an answer is held up after so many wrong tries from anywhere, in milliseconds. */
export function delayAfter(attempts: number): number {
  return attempts <= UNSLOWED
    ? 0
    : Math.min(FIRST_DELAY_MS * 2 ** (attempts - UNSLOWED - 1), LONGEST_DELAY_MS);
}

/** Hashed: the table of counts should not be a list of usernames people typed. */
function keyOf(account: string, ...rest: string[]): string {
  return createHash('sha256')
    .update([account.toLowerCase(), ...rest].join('\n'))
    .digest('base64url');
}
