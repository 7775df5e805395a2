import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntitySubscriberInterface, type InsertEvent } from 'typeorm';
import { JWT_SECRET } from '../auth/jwt-secret.js';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { ErasureLedger, RESERVED_NUMBERS } from '../personal-data/erasure-ledger.js';
import { Donation } from './donation.entity.js';

const SEQUENCE = 'donations_id_seq';

/**
 * Records beside the backups, before they are used up, which references donations may get: when an
 * older backup is restored into an empty database, none that a slip carries is given again.
 */
@Injectable()
export class GivenReferencesService implements EntitySubscriberInterface<Donation> {
  private readonly ledger: ErasureLedger;
  /** Up to which number they are recorded; unknown at the start of the process. */
  private recorded = 0;

  constructor(
    dataSource: DataSource,
    @Inject(APP_CONFIG) { backupDir }: Config,
    @Inject(JWT_SECRET) key: string,
  ) {
    this.ledger = new ErasureLedger(backupDir, key);
    dataSource.subscribers.push(this);
  }

  listenTo() {
    return Donation;
  }

  async afterInsert({ entity, manager }: InsertEvent<Donation>): Promise<void> {
    if (entity.id <= this.recorded - RESERVED_NUMBERS / 2) return;
    // A folder that cannot be written to must not cost a donation: enough numbers are left until
    // the nightly backup, which says so.
    const numbers = await this.ledger.reserve(manager).catch(() => undefined);
    this.recorded = numbers?.get(SEQUENCE) ?? this.recorded;
  }
}
