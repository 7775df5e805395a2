import { createHash } from 'node:crypto';
import { inTurns } from '../limits/in-turns.js';
import type { BankPayment } from './bank-payment.entity.js';
import { identification, nameWords } from './identification.js';

/** The fields of a statement that distinguish payments. */
export type PaymentIdentity = Pick<
  BankPayment,
  | 'kind'
  | 'account'
  | 'bookedOn'
  | 'cents'
  | 'currency'
  | 'payerName'
  | 'payerIban'
  | 'reference'
  | 'pledgeReference'
  | 'text'
  | 'bankReference'
  | 'endToEndId'
  | 'format'
> &
  Partial<Pick<BankPayment, 'reason'>>;

type Fingerprinted = PaymentIdentity & Pick<BankPayment, 'fingerprint'>;
export type ImportedPayment = Fingerprinted & Pick<BankPayment, 'copy'>;

/** SHA-256 of all fields of a payment or a reversal, in base64url. See decision 053. */
export function fingerprintOf(payment: Omit<PaymentIdentity, 'endToEndId'>): string {
  const { bookedOn, cents, currency, payerName, payerIban, reference, text, bankReference } =
    payment;
  const values = [bookedOn, cents, currency, payerName, payerIban, reference, text, bankReference];
  const hashed = payment.kind === 'payment' ? values : [...values, payment.kind];
  return createHash('sha256').update(JSON.stringify(hashed)).digest('base64url');
}

/** Fields in which two entries must be equal to be the same payment, besides their day. */
const groupKey = ({ kind, account, cents, currency }: PaymentIdentity): string =>
  [kind, account, cents, currency].join(' ');

/** Days between which a payment may be booked in one format and valued in the other. */
export const DAYS_APART = 4;
const DAY_MS = 86_400_000;

/** Maximum number of payments that an entry is compared with by one of its fields. */
const MAX_COMPARED = 20;

/** An entry with what is compared of it. */
interface Compared<T extends PaymentIdentity> {
  row: T;
  group: string;
  id: string | null;
  iban: string | null;
  reference: string | null;
  name: string[] | null;
}

function compared<T extends PaymentIdentity>(row: T): Compared<T> {
  return {
    row,
    group: groupKey(row),
    id: identification(row.bankReference),
    iban: row.payerIban,
    // A proposed pledge is no evidence.
    reference: row.reason === 'mistyped' ? null : row.pledgeReference,
    name: nameWords(row.payerName),
  };
}

const areEqual = (one: string | null, two: string | null): boolean => one !== null && one === two;
const differ = (one: string | null, two: string | null): boolean =>
  one !== null && two !== null && one !== two;

/** Names differ unless one holds all words of the other, which may have an address after it. */
function namesDiffer(one: string[] | null, two: string[] | null): boolean {
  if (!one || !two) return false;
  const [short, long] = one.length < two.length ? [one, two] : [two, one];
  return !short.every((word) => long.includes(word));
}

type Certainty = 'sure' | 'likely';

/**
 * Whether two entries of a day and an amount are the same payment. Evidence is the entry's own
 * identification or, between formats, the pledge's reference, or the payer's account or full name.
 * Another name, account or reference, or a reference of only one of them, contradicts it.
 */
export function certaintyOf(
  known: Compared<PaymentIdentity>,
  other: Compared<PaymentIdentity>,
): Certainty | undefined {
  const isOtherFormat = known.row.format !== other.row.format;
  const hasSameId = areEqual(known.id, other.id);
  const hasSameOrigin =
    areEqual(known.reference, other.reference) || areEqual(known.iban, other.iban);
  const isOtherEntry =
    differ(known.reference, other.reference) ||
    differ(known.iban, other.iban) ||
    (!isOtherFormat && differ(known.id, other.id));
  const hasOtherReference = known.reference !== other.reference;
  const hasOtherName = namesDiffer(known.name, other.name);
  const isContradicted = isOtherEntry || hasOtherReference || hasOtherName;
  const hasSameName = (known.name?.length ?? 0) > 1 && known.name?.join() === other.name?.join();
  const hasSamePayer = isOtherFormat && (hasSameOrigin || hasSameName);
  if ((hasSameId || hasSamePayer) && !isContradicted) return 'sure';
  if (hasSameId) return 'likely';
  if (isOtherEntry) return undefined;
  if (hasSameOrigin) return 'likely';
  if (hasOtherName) return undefined;
  if (known.name && other.name) return 'likely';
  const isBare = (one: Compared<PaymentIdentity>) => !one.name && !one.iban;
  return isOtherFormat && !hasOtherReference && (isBare(known) || isBare(other))
    ? 'likely'
    : undefined;
}

/**
 * The fields by which known payments are looked up, the surest first; null where an entry lacks
 * one. Without a name and an account, any entry of the day and amount may be the same.
 */
const LOOKUPS: ((entry: Compared<PaymentIdentity>) => string | null)[] = [
  ({ id }) => id,
  ({ reference, iban }) => reference && iban && `${reference} ${iban}`,
  ({ reference }) => reference,
  ({ iban, name }) => iban && name && `${iban} ${name.join(' ')}`,
  ({ iban }) => iban,
  ({ name }) => name && name.join(' '),
  () => '',
];

/** The fields by which a payment of another day is looked up. */
const LOOKUPS_OF_OTHER_DAY: typeof LOOKUPS = [({ id }) => id, ({ reference }) => reference];

/**
 * Whether two entries of an amount and of different days may be the same payment: of the two
 * formats, one of which may have the day of value.
 */
function isOfOtherDay(known: Compared<PaymentIdentity>, other: Compared<PaymentIdentity>): boolean {
  const apart = Math.abs(Date.parse(known.row.bookedOn) - Date.parse(other.row.bookedOn));
  return (
    apart <= DAYS_APART * DAY_MS &&
    known.row.format !== other.row.format &&
    !differ(known.reference, other.reference) &&
    !differ(known.iban, other.iban) &&
    !namesDiffer(known.name, other.name)
  );
}

type Claimed<T extends PaymentIdentity, K extends PaymentIdentity> = Map<Compared<T>, Compared<K>>;

/** An entry that is not known for sure, with the imported one that it is likely to be. */
export interface NewPayment<T, K> {
  row: T;
  likely: K | undefined;
}

/**
 * De-duplication of statement entries. Statements may hold several entries with equal fields; each
 * imported one matches one of them. The surest pairs of the whole file are found first. Each entry
 * is compared with a limited number of others, so that a large file takes linear time.
 */
export class KnownPayments<K extends ImportedPayment = ImportedPayment> {
  private readonly copies = new Map<string, number>();
  private readonly unclaimed: Set<Compared<K>>;

  constructor(known: readonly K[]) {
    this.unclaimed = new Set(known.map(compared));
    for (const { fingerprint, copy } of known) {
      this.copies.set(fingerprint, Math.max(copy, this.copies.get(fingerprint) ?? 0));
    }
  }

  /** The entries that were not imported before, in this format or the other. */
  async filterNew<T extends Fingerprinted>(payments: readonly T[]): Promise<NewPayment<T, K>[]> {
    const open = new Set(payments.map(compared));
    // Two entries of one payer may differ only in their end-to-end identification.
    await this.claim(
      open,
      ({ row }) => row.fingerprint,
      ({ row: known }, { row }) =>
        known.format === row.format && !differ(known.endToEndId, row.endToEndId),
    );
    for (const lookup of LOOKUPS) {
      await this.claim(open, lookup, (known, other) => certaintyOf(known, other) === 'sure');
    }
    const unlike = new Set(open);
    const likely = new Map<T, K>();
    const add = (found: Claimed<T, K>) => {
      for (const [entry, known] of found) likely.set(entry.row, known.row);
    };
    for (const lookup of LOOKUPS) {
      const isLikely = (known: Compared<K>, other: Compared<T>) =>
        certaintyOf(known, other) === 'likely';
      add(await this.claim(unlike, lookup, isLikely));
    }
    for (const lookup of LOOKUPS_OF_OTHER_DAY) {
      add(await this.claim(unlike, lookup, isOfOtherDay, () => ''));
    }
    return [...open].map(({ row }) => ({ row, likely: likely.get(row) }));
  }

  /** The number that distinguishes a new payment from those with an equal fingerprint. */
  nextCopy(fingerprint: string): number {
    const copy = (this.copies.get(fingerprint) ?? 0) + 1;
    this.copies.set(fingerprint, copy);
    return copy;
  }

  /**
   * Pairs entries with known payments of the same key that fit, and removes both.
   * @param dayOf the day in which they must be equal
   */
  private async claim<T extends Fingerprinted>(
    open: Set<Compared<T>>,
    keyOf: (entry: Compared<Fingerprinted>) => string | null,
    fits: (known: Compared<K>, entry: Compared<T>) => boolean,
    dayOf = ({ bookedOn }: PaymentIdentity): string => bookedOn,
  ): Promise<Claimed<T, K>> {
    const keyIn = ({ group, row }: Compared<Fingerprinted>, value: string) =>
      `${group} ${dayOf(row)} ${value}`;
    const queues = new Map<string, Set<Compared<K>>>();
    for await (const known of inTurns(this.unclaimed)) {
      const value = keyOf(known);
      if (value === null) continue;
      const key = keyIn(known, value);
      queues.set(key, (queues.get(key) ?? new Set()).add(known));
    }
    const pairs: Claimed<T, K> = new Map();
    for await (const entry of inTurns(open)) {
      const value = keyOf(entry);
      const queue = (value !== null && queues.get(keyIn(entry, value))) || new Set();
      let tried = 0;
      for (const known of queue) {
        if ((tried += 1) > MAX_COMPARED) break;
        if (!fits(known, entry)) continue;
        pairs.set(entry, known);
        queue.delete(known);
        break;
      }
    }
    for (const [entry, known] of pairs) {
      open.delete(entry);
      this.unclaimed.delete(known);
    }
    return pairs;
  }
}
