import { MoreThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { BankPayment } from './bank-payment.entity.js';

const ROWS_AT_ONCE = 500;

/** Stored payments in the order of import, read in parts, so that many do not hold the server. */
export async function findPayments(
  manager: EntityManager,
  where: FindOptionsWhere<BankPayment>,
): Promise<BankPayment[]> {
  const found: BankPayment[] = [];
  for (let isComplete = false; !isComplete;) {
    const page = await manager.find(BankPayment, {
      where: { ...where, id: MoreThan(found.at(-1)?.id ?? 0) },
      order: { id: 'ASC' },
      take: ROWS_AT_ONCE,
    });
    found.push(...page);
    isComplete = page.length < ROWS_AT_ONCE;
  }
  return found;
}
