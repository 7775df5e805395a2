import type { DataSource, EntityManager } from 'typeorm';
import { TooManyRequestsError } from '../problems/domain-errors.js';
import { IpRateLimit } from './rate-limit.js';

/** Mails that a visitor of a public form causes, to whatever address they type. */
export interface FormAllowance {
  /** Names the form in counts. */
  form: 'newsletter' | 'contact' | 'donation';
  /** Mails of one network in a day. */
  perNetwork: number;
  /** Mails of all in an hour. */
  perHour: number;
}

const DAY_S = 86_400;
/** The share of an hour's mails for networks that have asked for none today, or few. */
const NEWCOMERS_SHARE = 0.25;
const NEWCOMERS_REQUESTS = 2;
const WITHHELD = 'withheld mails';
const UNUSED = { hr: 'Previše poruka u jednom danu.', en: 'Too many mails in a day.' };

/**
 * Limits the mails of a form, so that no stranger floods mailboxes with them, nor uses up what the
 * others need: one network gets few a day, and newcomers keep a share of each hour. The mails that
 * were not sent are counted for a day.
 */
export class FormAllowances {
  private readonly networks: IpRateLimit;

  constructor(
    dataSource: DataSource,
    private readonly allowance: FormAllowance,
  ) {
    const { form, perNetwork } = allowance;
    const limit = { keyPrefix: `${form}-mails`, points: perNetwork, duration: DAY_S };
    this.networks = new IpRateLimit(dataSource, limit);
  }

  /**
   * Counts a request of a network.
   * @returns how many mails to all in the last hour are too many for this one; 0 when the network
   *   has used up its day
   */
  async take(ip: string): Promise<number> {
    try {
      await this.networks.consume(ip, UNUSED);
    } catch (error) {
      if (error instanceof TooManyRequestsError) return 0;
      throw error;
    }
    const isNewcomer = (await this.networks.used(ip)) <= NEWCOMERS_REQUESTS;
    const { perHour } = this.allowance;
    return isNewcomer ? perHour : Math.floor(perHour * (1 - NEWCOMERS_SHARE));
  }

  /** Counts a mail that is not sent because the limit is reached. */
  async withhold(manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO rate_limits AS known (key, points, expire)
       VALUES ($1, 1, extract(epoch FROM now()) * 1000 + $2)
       ON CONFLICT (key) DO UPDATE SET
         points = CASE WHEN known.expire > extract(epoch FROM now()) * 1000
           THEN known.points + 1 ELSE 1 END,
         expire = CASE WHEN known.expire > extract(epoch FROM now()) * 1000
           THEN known.expire ELSE excluded.expire END`,
      [`${WITHHELD}: ${this.allowance.form}`, DAY_S * 1000],
    );
  }
}

/** How many mails of each form were not sent within a day because the limit was reached. */
export function withheldMails(
  manager: EntityManager,
): Promise<{ form: FormAllowance['form']; mails: number }[]> {
  return manager.query(
    `SELECT split_part(key, ': ', 2) AS form, points AS mails FROM rate_limits
     WHERE starts_with(key, $1) AND expire > extract(epoch FROM now()) * 1000 ORDER BY form`,
    [`${WITHHELD}: `],
  );
}
