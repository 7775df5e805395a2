import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Language } from '../i18n/language.js';
import { PersonalDataRegistry } from '../personal-data/personal-data-registry.js';
import type { Outcomes } from '../personal-data/personal-data.js';
import { deleteExpiredSubmissions } from '../rows/recent-submissions.js';
import type { CountDto } from './dto/count.dto.js';
import type { ErasureDto } from './dto/erasure.dto.js';
import type { PrivacyOverviewDto } from './dto/privacy-overview.dto.js';
import { Erasure } from './erasure.entity.js';
import { RetentionRun } from './retention-run.entity.js';

/** Maximum number of erasures shown. */
const MAX_ERASURES = 20;
/** Retention periods of the records themselves, in years. */
const ERASURE_RETENTION_YEARS = 3;
const RUN_RETENTION_YEARS = 1;

/** Records of deletions, on request or at the end of a retention period. */
@Injectable()
export class PrivacyRecordsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: PersonalDataRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.add({
      kind: 'records',
      columns: { erasures: ['address_hash', 'erased_by'] },
      deleteExpired: () => this.deleteExpiredRecords(),
    });
    this.registry.add({
      kind: 'traces',
      columns: {},
      deleteExpired: () => this.deleteExpiredHashes(),
    });
  }

  /** Describes numbers of rows by outcome. */
  describeCounts(counts: Outcomes, language: Language): CountDto[] {
    return Object.entries(counts).flatMap(([outcome, count]) => {
      const text = this.registry.describeCounts(outcome, count, language);
      return text === undefined ? [] : [{ kind: outcome.split('.')[0] ?? '', count, text }];
    });
  }

  /** The latest erasures and the latest nightly deletion. */
  async overview(language: Language): Promise<PrivacyOverviewDto> {
    const { manager } = this.dataSource;
    const [run] = await manager.find(RetentionRun, {
      order: { ranAt: 'DESC', id: 'DESC' },
      take: 1,
    });
    const erasures = await manager.find(Erasure, {
      order: { erasedAt: 'DESC', id: 'DESC' },
      take: MAX_ERASURES,
    });
    return {
      retention: run
        ? {
            ranAt: run.ranAt,
            deleted: this.describeCounts(run.counts, language),
            complete: run.failed.length === 0,
          }
        : null,
      erasures: erasures.map((erasure) => this.describe(erasure, language)),
    };
  }

  /** When an e-mail address was erased, the latest first. */
  async erasuresOf(addressHash: string, language: Language): Promise<ErasureDto[]> {
    const rows = await this.dataSource.manager.find(Erasure, {
      where: { addressHash },
      order: { erasedAt: 'DESC', id: 'DESC' },
      take: MAX_ERASURES,
    });
    return rows.map((erasure) => this.describe(erasure, language));
  }

  private describe({ id, erasedAt, erasedBy, counts }: Erasure, language: Language): ErasureDto {
    return { id, erasedAt, erasedBy, done: this.describeCounts(counts, language) };
  }

  private async deleteExpiredRecords(): Promise<Outcomes> {
    const isOlder = (column: string) => `${column} < now() - make_interval(years => $1)`;
    await this.dataSource.query(`DELETE FROM retention_runs WHERE ${isOlder('ran_at')}`, [
      RUN_RETENTION_YEARS,
    ]);
    await this.dataSource.query(`DELETE FROM erasures WHERE ${isOlder('erased_at')}`, [
      ERASURE_RETENTION_YEARS,
    ]);
    return {};
  }

  /** Deletes expired hashes; otherwise they are deleted when the next ones are stored. */
  private async deleteExpiredHashes(): Promise<Outcomes> {
    await deleteExpiredSubmissions(this.dataSource);
    await this.dataSource.query(
      'DELETE FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000',
    );
    return {};
  }
}
