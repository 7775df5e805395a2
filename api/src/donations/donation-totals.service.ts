import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { rowsThatFit } from '../lists/page.js';
import { selectionKey } from '../reads/compiled-query.js';
import { untilTablesChange } from '../reads/table-counts.js';
import { Donation, DONATION_WAYS, type DonationWay } from './donation.entity.js';
import { COUNTS_AT, DAY, DONATIONS, WAY, type DonationsRequest } from './donations.resource.js';
import type {
  DonationPeriodTotalDto,
  DonationTotalDto,
  DonationTotalsDto,
} from './dto/donation-totals.dto.js';

/** The amount of a donation: what was paid of a received one, else what was pledged. */
const CENTS = `CASE WHEN donation.status = 'completed' THEN donation.paidCents ELSE CAST(donation.amount AS bigint) * 100 END`;

/** A total of the donations of one month, way and project. */
interface Part extends DonationTotalDto {
  month: string;
  way: DonationWay;
  projectId: number | null;
}

const keyOf = ({ currency, status }: DonationTotalDto): string => `${currency} ${status}`;
const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Adds up the parts with the same currency, status and further fields. */
function addUp<Group extends object>(
  parts: readonly Part[],
  groupOf: (part: Part) => Group,
): (Group & DonationTotalDto)[] {
  const sums = new Map<string, Group & DonationTotalDto>();
  for (const part of parts) {
    const { currency, status, count, cents } = part;
    const group = groupOf(part);
    const key = `${keyOf(part)} ${JSON.stringify(group)}`;
    const sum = sums.get(key);
    if (sum) {
      sum.count += count;
      sum.cents += cents;
    } else {
      sums.set(key, { ...group, currency, status, count, cents });
    }
  }
  return [...sums.values()];
}

function byPeriod(
  parts: readonly Part[],
  periodOf: (month: string) => string,
): DonationPeriodTotalDto[] {
  const sums = addUp(parts, ({ month }) => ({ period: periodOf(month) }));
  return sums.sort((one, other) => byText(other.period, one.period));
}

/** Adds up donations in the database, to the cent. */
@Injectable()
export class DonationTotalsService {
  constructor(@InjectRepository(Donation) private readonly donations: Repository<Donation>) {}

  /**
   * Counts and sums of the matching donations, by status and currency: of all, by periods in
   * Croatian time in which they were received or, if they are not, pledged, by the way of giving,
   * and by project.
   */
  async totals(request: DonationsRequest): Promise<DonationTotalsDto> {
    const parts = await this.parts(request);
    const ways = addUp(parts, ({ way }) => ({ way }));
    return {
      all: addUp(parts, () => ({})),
      years: byPeriod(parts, (month) => month.slice(0, 4)),
      months: byPeriod(parts, (month) => month),
      ways: DONATION_WAYS.flatMap((way) => ways.filter((sum) => sum.way === way)),
      projects: addUp(parts, ({ projectId }) => ({ projectId })),
    };
  }

  /** Sums of the received euros since the beginning of a year and of a month in it, in cents. */
  async received(year: Date, month: Date): Promise<{ thisYear: number; thisMonth: number }> {
    const key = `donations received since ${year.toISOString()} and ${month.toISOString()}`;
    const row = await this.untilDonationsChange(key, () => this.sumsSince(year, month));
    return { thisYear: Number(row?.thisYear), thisMonth: Number(row?.thisMonth) };
  }

  private sumsSince(year: Date, month: Date) {
    return this.donations
      .createQueryBuilder('donation')
      .select(`sum(${CENTS})`, 'thisYear')
      .addSelect(`sum(${CENTS}) FILTER (WHERE ${COUNTS_AT} >= :month)`, 'thisMonth')
      .where({ status: 'completed', currency: 'EUR' })
      .andWhere(`${COUNTS_AT} >= :year`)
      .setParameters({ year, month })
      .getRawOne<{ thisYear: string | null; thisMonth: string | null }>();
  }

  private untilDonationsChange<T>(key: string, compute: () => Promise<T>): Promise<T> {
    const { dataSource } = this.donations.manager;
    return untilTablesChange(dataSource, ['donations', 'bank_payments'], key, compute);
  }

  /**
   * The totals from which all others are made, sorted by currency and status. One statement reads
   * the donations once: a hundred thousand in a fifth of a second.
   */
  private parts(request: DonationsRequest): Promise<Part[]> {
    const donations = rowsThatFit(this.donations, DONATIONS, request);
    const key = `totals of donations ${selectionKey(donations)}`;
    return this.untilDonationsChange(key, () => this.sumsOf(donations));
  }

  private async sumsOf(donations: SelectQueryBuilder<Donation>): Promise<Part[]> {
    const rows = await donations
      .select(`to_char(${DAY}, 'YYYY-MM')`, 'month')
      .addSelect(WAY, 'way')
      .addSelect('donation.projectId', 'projectId')
      .addSelect('donation.currency', 'currency')
      .addSelect('donation.status', 'status')
      .addSelect('count(*)', 'count')
      .addSelect(`sum(${CENTS})`, 'cents')
      .groupBy('1, 2, 3, 4, 5')
      .orderBy('3')
      .getRawMany<Omit<Part, 'count' | 'cents'> & Record<'count' | 'cents', string>>();
    return rows
      .map((row) => ({ ...row, count: Number(row.count), cents: Number(row.cents) }))
      .sort((one, other) => byText(keyOf(one), keyOf(other)));
  }
}
