import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { rowsThatFit } from '../lists/page.js';
import { Donation, DONATION_WAYS, type DonationStatus } from './donation.entity.js';
import { DAY, DONATIONS, WAY, type DonationsRequest } from './donations.resource.js';
import type {
  DonationPeriodTotalDto,
  DonationTotalDto,
  DonationTotalsDto,
} from './dto/donation-totals.dto.js';

/** The amount of a donation: what was paid or, before that, pledged. */
const CENTS = 'coalesce(donation.paidCents, CAST(donation.amount AS bigint) * 100)';

/** A total of the donations with the same value of an expression. */
interface Sum extends DonationTotalDto {
  group: string | null;
}

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const withoutGroup = ({ currency, status, count, cents }: Sum): DonationTotalDto => ({
  currency,
  status,
  count,
  cents,
});

const byPeriod = (sums: Sum[]): DonationPeriodTotalDto[] =>
  sums
    .map((sum) => ({ period: sum.group ?? '', ...withoutGroup(sum) }))
    .sort((one, other) => byText(other.period, one.period));

/** Adds up donations in the database, to the cent. */
@Injectable()
export class DonationTotalsService {
  constructor(@InjectRepository(Donation) private readonly donations: Repository<Donation>) {}

  /**
   * Counts and sums of the matching donations, by status and currency: of all, by periods in
   * Croatian time, by the way of giving, and by project.
   */
  async totals(request: DonationsRequest): Promise<DonationTotalsDto> {
    const [all, years, months, ways, projects] = await Promise.all([
      this.sums(request, `''`),
      this.sums(request, `to_char(${DAY}, 'YYYY')`),
      this.sums(request, `to_char(${DAY}, 'YYYY-MM')`),
      this.sums(request, WAY),
      this.sums(request, 'donation.projectId'),
    ]);
    return {
      all: all.map(withoutGroup),
      years: byPeriod(years),
      months: byPeriod(months),
      ways: DONATION_WAYS.flatMap((way) =>
        ways.filter(({ group }) => group === way).map((sum) => ({ way, ...withoutGroup(sum) })),
      ),
      projects: projects.map((sum) => ({
        projectId: sum.group === null ? null : Number(sum.group),
        ...withoutGroup(sum),
      })),
    };
  }

  /** Sums of the received euros since the beginning of a year and of a month in it, in cents. */
  async received(year: Date, month: Date): Promise<{ thisYear: number; thisMonth: number }> {
    const row = await this.donations
      .createQueryBuilder('donation')
      .select(`sum(${CENTS})`, 'thisYear')
      .addSelect(`sum(${CENTS}) FILTER (WHERE donation.donatedAt >= :month)`, 'thisMonth')
      .where({ status: 'completed', currency: 'EUR' })
      .andWhere('donation.donatedAt >= :year')
      .setParameters({ year, month })
      .getRawOne<{ thisYear: string | null; thisMonth: string | null }>();
    return { thisYear: Number(row?.thisYear), thisMonth: Number(row?.thisMonth) };
  }

  /** The sums of the groups that an expression makes, sorted by currency and status. */
  private async sums(request: DonationsRequest, group: string): Promise<Sum[]> {
    const rows = await rowsThatFit(this.donations, DONATIONS, request)
      .select(group, 'group')
      .addSelect('donation.currency', 'currency')
      .addSelect('donation.status', 'status')
      .addSelect('count(*)', 'count')
      .addSelect(`sum(${CENTS})`, 'cents')
      .groupBy('1, 2, 3')
      .getRawMany<{
        group: string | number | null;
        currency: string;
        status: DonationStatus;
        count: string;
        cents: string;
      }>();
    const key = ({ currency, status }: DonationTotalDto) => `${currency} ${status}`;
    return rows
      .map((row) => ({
        ...row,
        group: row.group === null ? null : String(row.group),
        count: Number(row.count),
        cents: Number(row.cents),
      }))
      .sort((one, other) => byText(key(one), key(other)));
  }
}
