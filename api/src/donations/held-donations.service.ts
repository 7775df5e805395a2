import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NotFoundError } from '../problems/domain-errors.js';
import { Donation } from './donation.entity.js';
import { referencesIn } from './reference.js';

/** Finds donations for other features, which change them in transactions of their own. */
@Injectable()
export class HeldDonations {
  /** The references of donations that may stand in what somebody wrote, however they wrote them. */
  referencesIn(texts: readonly string[]): string[] {
    return [...new Set(texts.flatMap(referencesIn))];
  }

  /** Donations by their references, held until the manager's transaction ends. */
  async byReference(
    manager: EntityManager,
    references: readonly string[],
  ): Promise<Map<string, Donation>> {
    const found = await manager
      .createQueryBuilder(Donation, 'donation')
      .setLock('pessimistic_write')
      .where('donation.reference = ANY(:references)', { references })
      .orderBy('donation.id')
      .getMany();
    return new Map(found.map((donation) => [donation.reference, donation]));
  }

  /**
   * A donation, held until the manager's transaction ends.
   * @throws NotFoundError
   */
  async one(manager: EntityManager, id: number): Promise<Donation> {
    const lock = { mode: 'pessimistic_write' } as const;
    const donation = await manager.findOne(Donation, { where: { id }, lock });
    if (donation) return donation;
    throw new NotFoundError({ hr: 'Donacija ne postoji.', en: 'There is no such donation.' });
  }
}
