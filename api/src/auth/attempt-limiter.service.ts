import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { IpRateLimit, consumePoint, createRateLimiter, network } from '../limits/rate-limit.js';
import { TooManyRequestsError } from '../problems/domain-errors.js';
import { WaitingRoom } from './waiting-room.js';

const MINUTE_S = 60;
/** Sign-in attempts from one IP address. */
const PER_IP = { keyPrefix: 'address', points: 10, duration: MINUTE_S };
/** Wrong passwords for one account from one IP address. */
const PER_ACCOUNT = { keyPrefix: 'account', points: 5, duration: 5 * MINUTE_S };
/** Wrong passwords of a known client: a device that signed in before, or a session. */
const PER_KNOWN_CLIENT = { keyPrefix: 'known', points: 5, duration: 5 * MINUTE_S };
/** Codes of the second factor from all known clients of an account, however many these are. */
const CODES_OF_KNOWN_CLIENTS = { keyPrefix: 'known-codes', points: 20, duration: 60 * MINUTE_S };
/** Counts how often the attempts at an account from an IP address were used up. */
const ROUNDS = { keyPrefix: 'account-rounds', points: 1000, duration: 24 * 60 * MINUTE_S };
/** Upper limit of a block, which doubles each time the attempts are used up. */
const MAX_BLOCK_S = 40 * MINUTE_S;

/** Wrong passwords for one account from anywhere. */
const PER_ACCOUNT_ANYWHERE = {
  keyPrefix: 'account-anywhere',
  points: 1_000_000,
  duration: 15 * MINUTE_S,
};
/** Number of them without a delay. */
const FREE_ATTEMPTS = 20;
const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 3000;
const MAX_WAITING = { all: 50, perAccount: 5, perNetwork: 2 };
/** Passwords verified at once; each takes about 20 ms of CPU time and 19 MiB. */
const MAX_CHECKS = 32;

export const TOO_MANY_ATTEMPTS = {
  hr: 'Previše pokušaja prijave. Pokušajte ponovno malo kasnije.',
  en: 'Too many sign-in attempts. Please try again a little later.',
};

/** An attempt to sign in; counts as failed until it succeeds. */
export interface Attempt {
  /** Verifies the password, unless too many are being verified. */
  check(verify: () => Promise<boolean>): Promise<boolean>;
  /** After success: clears the counts of failures. */
  forgive(): Promise<void>;
  /** After failure: blocks further attempts once the allowed ones are used up. */
  confirm(): Promise<void>;
}

/**
 * Rate limits of sign-in attempts. An attempt counts as failed until it succeeds, so concurrent
 * attempts have no advantage. Others cannot lock out an account's owner: an IP address is blocked
 * for its own attempts only, each time for longer; attempts from many IP addresses are delayed, up
 * to a limit, and refused when too many wait. A device that has signed in before is limited by its
 * own attempts only.
 */
@Injectable()
export class AttemptLimiterService {
  private readonly perIp: IpRateLimit;
  private readonly perAccount: IpRateLimit;
  private readonly perKnownClient: RateLimiterPostgres;
  private readonly codesOfKnownClients: RateLimiterPostgres;
  private readonly rounds: RateLimiterPostgres;
  private readonly perAccountAnywhere: RateLimiterPostgres;
  private readonly waiting = new WaitingRoom(MAX_WAITING);
  private checks = 0;

  constructor(dataSource: DataSource) {
    this.perIp = new IpRateLimit(dataSource, PER_IP);
    this.perAccount = new IpRateLimit(dataSource, PER_ACCOUNT);
    this.perKnownClient = createRateLimiter(dataSource, PER_KNOWN_CLIENT);
    this.codesOfKnownClients = createRateLimiter(dataSource, CODES_OF_KNOWN_CLIENTS);
    this.rounds = createRateLimiter(dataSource, ROUNDS);
    this.perAccountAnywhere = createRateLimiter(dataSource, PER_ACCOUNT_ANYWHERE);
  }

  /**
   * Counts an attempt, and delays it while many IP addresses attempt to sign in to the account.
   * @param account the username
   * @param ip the client's IP address
   * @throws TooManyRequestsError with the seconds to wait
   */
  async begin(account: string, ip: string): Promise<Attempt> {
    await this.perIp.consume(ip, TOO_MANY_ATTEMPTS);
    const key = keyOf(account, network(ip));
    const { remainingPoints } = await this.perAccount.consume(
      ip,
      TOO_MANY_ATTEMPTS,
      (clientNetwork) => keyOf(account, clientNetwork),
    );
    const { consumedPoints } = await consumePoint(
      this.perAccountAnywhere,
      keyOf(account),
      TOO_MANY_ATTEMPTS,
    );
    const delay = delayMs(consumedPoints);
    if (delay > 0 && !(await this.waiting.waitIfAllowed(delay, keyOf(account), network(ip)))) {
      await this.perAccount.narrow.reward(key);
      throw refused();
    }
    return {
      check: (verify) => this.checkPassword(verify),
      forgive: async () => {
        await this.perAccount.narrow.delete(key);
        await this.rounds.delete(key);
        await this.perAccountAnywhere.delete(keyOf(account));
      },
      confirm: () => this.blockAfterLast(this.perAccount.narrow, key, remainingPoints),
    };
  }

  /**
   * Counts an attempt of a known client, which other clients' attempts neither delay nor block.
   * @param client the device that signed in before, or the session
   * @throws TooManyRequestsError with the seconds to wait
   */
  async beginKnown(client: string): Promise<Attempt> {
    const key = keyOf(client);
    const { remainingPoints } = await consumePoint(this.perKnownClient, key, TOO_MANY_ATTEMPTS);
    return {
      check: (verify) => verify(),
      forgive: async () => {
        await this.perKnownClient.delete(key);
        await this.rounds.delete(key);
      },
      confirm: () => this.blockAfterLast(this.perKnownClient, key, remainingPoints),
    };
  }

  /**
   * Counts an attempt at the second factor of a user. Who knows the password alone may block all
   * clients that are not known, since codes are short, but none that is.
   * @param knownClient a device on which the user has signed in, or a session
   * @throws TooManyRequestsError with the seconds to wait
   */
  async beginCode(userId: number, knownClient: string | undefined): Promise<Attempt> {
    const account = `second factor ${userId}`;
    if (knownClient === undefined) return this.beginKnown(account);
    // Refused here, a client does not use up what the others have.
    const attempt = await this.beginKnown(`${account} ${knownClient}`);
    await consumePoint(this.codesOfKnownClients, keyOf(account), TOO_MANY_ATTEMPTS);
    return attempt;
  }

  /**
   * Blocks after the attempt that used up the last point. A concurrent attempt that was refused
   * meanwhile has given its point back, so the count is read again.
   */
  private async blockAfterLast(
    limiter: RateLimiterPostgres,
    key: string,
    remaining: number,
  ): Promise<void> {
    if (remaining > 0) return;
    const current = await limiter.get(key);
    if (current !== null && current.remainingPoints > 0) return;
    const { consumedPoints: round } = await this.rounds.penalty(key);
    await limiter.block(key, blockSeconds(round));
  }

  private async checkPassword(verify: () => Promise<boolean>): Promise<boolean> {
    if (this.checks >= MAX_CHECKS) throw refused();
    this.checks += 1;
    try {
      return await verify();
    } finally {
      this.checks -= 1;
    }
  }
}

const refused = (): TooManyRequestsError =>
  new TooManyRequestsError(TOO_MANY_ATTEMPTS, MAX_DELAY_MS / 1000);

/** Duration of a block, in seconds, by how often the attempts were used up. */
export function blockSeconds(rounds: number): number {
  return Math.min(PER_ACCOUNT.duration * 2 ** (rounds - 1), MAX_BLOCK_S);
}

/** Delay of an attempt, in milliseconds, by the number of wrong passwords from anywhere. */
export function delayMs(attempts: number): number {
  return attempts <= FREE_ATTEMPTS
    ? 0
    : Math.min(FIRST_DELAY_MS * 2 ** (attempts - FREE_ATTEMPTS - 1), MAX_DELAY_MS);
}

/** The key of a count, hashed so that the table contains no usernames. */
function keyOf(account: string, ...rest: string[]): string {
  return createHash('sha256')
    .update([account.toLowerCase(), ...rest].join('\n'))
    .digest('base64url');
}
