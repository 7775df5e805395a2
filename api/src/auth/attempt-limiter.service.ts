import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { IpRateLimit, consumePoint, createRateLimiter, network } from '../limits/rate-limit.js';
import { TooManyRequestsError } from '../problems/domain-errors.js';
import { WaitingRoom } from './waiting-room.js';

const MINUTE_S = 60;
/** Sign-ins from one IP address. */
const PER_ADDRESS = { keyPrefix: 'address', points: 10, duration: MINUTE_S };
/** Wrong passwords for one account from one IP address. */
const PER_ACCOUNT = { keyPrefix: 'account', points: 5, duration: 5 * MINUTE_S };
/** Wrong passwords of a known client: a device that signed in before, or a session. */
const PER_KNOWN = { keyPrefix: 'known', points: 5, duration: 5 * MINUTE_S };
/** How often an IP address has used up its attempts at an account. */
const ROUNDS = { keyPrefix: 'account-rounds', points: 1000, duration: 24 * 60 * MINUTE_S };
/** The wait after the attempts are used up doubles each time, up to this. */
const LONGEST_WAIT_S = 40 * MINUTE_S;

/** Wrong passwords for one account from anywhere. */
const ANYWHERE = { keyPrefix: 'account-anywhere', points: 1_000_000, duration: 15 * MINUTE_S };
/** So many of them are answered without delay. */
const UNSLOWED = 20;
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 3000;
const MOST_WAITING = { all: 50, perAccount: 5, perNetwork: 2 };
/** Passwords checked at once: each takes some 20 ms of a processor and 19 MiB. */
const MOST_CHECKS = 32;

const REFUSAL = {
  hr: 'Previše pokušaja prijave. Pokušajte ponovno malo kasnije.',
  en: 'Too many sign-in attempts. Please try again a little later.',
};

/** One attempt at a password, counted as wrong until it has proved right. */
export interface Attempt {
  /** Checks the password, unless too many checks run already. */
  check(verify: () => Promise<boolean>): Promise<boolean>;
  /** The password was right: clears the counts of wrong ones. */
  forgive(): Promise<void>;
  /** The password was wrong: after the last attempt allowed, the next one has to wait. */
  confirm(): Promise<void>;
}

/**
 * Counts attempts at passwords. An attempt counts as wrong until it has proved right, so parallel
 * ones gain nothing. Nobody can lock an account's owner out: an IP address is refused for its own
 * attempts only, each time for longer; attempts from many addresses make answers slower, up to a
 * limit, and are refused where too many wait. For a device that signed in before only its own
 * attempts count.
 */
@Injectable()
export class AttemptLimiterService {
  private readonly perAddress: IpRateLimit;
  private readonly perAccount: IpRateLimit;
  private readonly perKnown: RateLimiterPostgres;
  private readonly rounds: RateLimiterPostgres;
  private readonly anywhere: RateLimiterPostgres;
  private readonly waiting = new WaitingRoom(MOST_WAITING);
  private checks = 0;

  constructor(dataSource: DataSource) {
    this.perAddress = new IpRateLimit(dataSource, PER_ADDRESS);
    this.perAccount = new IpRateLimit(dataSource, PER_ACCOUNT);
    this.perKnown = createRateLimiter(dataSource, PER_KNOWN);
    this.rounds = createRateLimiter(dataSource, ROUNDS);
    this.anywhere = createRateLimiter(dataSource, ANYWHERE);
  }

  /**
   * Counts an attempt, and delays it while the account is tried from many IP addresses.
   * @param account whose password it is
   * @param address the client's IP address
   * @throws TooManyRequestsError with the seconds to wait
   */
  async begin(account: string, address: string): Promise<Attempt> {
    await this.perAddress.count(address, REFUSAL);
    const key = keyOf(account, network(address));
    const { remainingPoints } = await this.perAccount.count(address, REFUSAL, (from) =>
      keyOf(account, from),
    );
    const { consumedPoints } = await consumePoint(this.anywhere, keyOf(account), REFUSAL);
    const delay = delayAfter(consumedPoints);
    if (delay > 0 && !(await this.waiting.hold(delay, keyOf(account), network(address)))) {
      await this.perAccount.narrow.reward(key);
      throw refused();
    }
    return {
      check: (verify) => this.checkOne(verify),
      forgive: async () => {
        await this.perAccount.narrow.delete(key);
        await this.rounds.delete(key);
        await this.anywhere.delete(keyOf(account));
      },
      confirm: () => this.blockAfterLast(this.perAccount.narrow, key, remainingPoints),
    };
  }

  /**
   * Counts an attempt of a known client. Attempts of others neither slow nor refuse it.
   * @param who the device that signed in to the account before, or the session
   * @throws TooManyRequestsError with the seconds to wait
   */
  async beginKnown(who: string): Promise<Attempt> {
    const key = keyOf(who);
    const { remainingPoints } = await consumePoint(this.perKnown, key, REFUSAL);
    return {
      check: (verify) => verify(),
      forgive: async () => {
        await this.perKnown.delete(key);
        await this.rounds.delete(key);
      },
      confirm: () => this.blockAfterLast(this.perKnown, key, remainingPoints),
    };
  }

  private async blockAfterLast(
    limiter: RateLimiterPostgres,
    key: string,
    remaining: number,
  ): Promise<void> {
    if (remaining > 0) return;
    const { consumedPoints: round } = await this.rounds.penalty(key);
    await limiter.block(key, waitAfter(round));
  }

  private async checkOne(verify: () => Promise<boolean>): Promise<boolean> {
    if (this.checks >= MOST_CHECKS) throw refused();
    this.checks += 1;
    try {
      return await verify();
    } finally {
      this.checks -= 1;
    }
  }
}

const refused = (): TooManyRequestsError =>
  new TooManyRequestsError(REFUSAL, LONGEST_DELAY_MS / 1000);

/** How long an IP address waits after it has used up its attempts so many times, in seconds. */
export function waitAfter(rounds: number): number {
  return Math.min(PER_ACCOUNT.duration * 2 ** (rounds - 1), LONGEST_WAIT_S);
}

/** How long an answer is delayed after so many wrong attempts from anywhere, in milliseconds. */
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
