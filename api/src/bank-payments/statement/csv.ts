import { balanceWords, beginsWithSum } from './balance-row.js';
import { decimalSign, readAmount, type CsvAmount, type DecimalSign } from './csv-amount.js';
import type { Column } from './csv-columns.js';
import type { Row } from './csv-rows.js';
import { findTable, type Table } from './csv-table.js';
import { currencyOf, FIRST_EURO_DAY } from './currency.js';
import { dayOrder, readDay } from './day.js';
import { namesAccount, otherAccount } from './own-account.js';
import { reversalHint } from './reversal-words.js';
import {
  checkCount,
  emptyStatement,
  leaveToOtherAccount,
  storedText,
  normalizedEndToEndId,
  normalizedReference,
  MAX_TEXT,
  refuse,
  limitSearched,
  type Money,
  type Statement,
  type StatementPayment,
} from './statement.js';

const CREDIT =
  /^(?:\+|c|cr|crdt|credit|p|pot|potra[žz]uje|potra[žz]no|u|uplata|odobrenje|priljev|in)\.?$/i;
const DEBIT = /^(?:-|d|dr|dbit|debit|dug|duguje|dugovno|i|isplata|tere[ćc]enje|odljev|out)\.?$/i;
/** States of payments that are not booked, or no longer. */
const NOT_BOOKED =
  /pend|revert|declin|fail|cancel|reject|reserv|process(?!ed)|na [čc]ekanju|u obradi|odbij|otkaz|poništ|ponist|storn|najav|rezerv|neizvr|nije/i;
const STATED_CURRENCY =
  /\b(?:valut|currency)\p{L}*\s*(?:ra[čc]una)?\W{0,3}(EUR|HRK|USD|GBP|CHF|kn|€)/iu;
const IBAN = /\bHR\d{2}(?: ?\d){17}\b|\b[A-Z]{2}\d{2}[A-Z\d]{11,30}\b/;

type AmountColumn = 'amount' | 'credit' | 'debit';
const AMOUNT_COLUMNS: readonly AmountColumn[] = ['amount', 'credit', 'debit'];

/** Reads the rows of a table. */
class CsvReader {
  private readonly decimalSign: DecimalSign;
  /** Whether debits have a minus sign. */
  private readonly debitsHaveMinus: boolean;
  private readonly dayOrder: ReturnType<typeof dayOrder>;
  /** The currency that the text above the headings states. */
  private readonly statedCurrency: string | undefined;

  /** @param iban the account whose entries are read */
  constructor(
    private readonly table: Table,
    private readonly iban: string,
  ) {
    const { columns, preamble, rows } = table;
    const amounts = AMOUNT_COLUMNS.flatMap((column) => rows.map((row) => this.cell(row, column)));
    this.decimalSign = decimalSign(amounts);
    this.debitsHaveMinus = amounts.some(
      (amount) => (readAmount(amount, this.decimalSign)?.cents ?? 0) < 0,
    );
    // Americans write the month first; nobody does so below a Croatian heading.
    const isCroatian = columns.day?.name.startsWith('datum');
    this.dayOrder =
      dayOrder(rows.map((row) => this.cell(row, 'day'))) ?? (isCroatian ? 'day-first' : undefined);
    this.statedCurrency = currencyOf(STATED_CURRENCY.exec(preamble)?.[1] ?? '');
    // Below a line that names our account, the column is that of the other party.
    if (columns.anyAccount && !columns.payerIban && namesAccount(preamble, iban)) {
      this.table = { ...table, columns: { ...columns, payerIban: columns.anyAccount } };
    }
  }

  read(): Statement {
    const statement = emptyStatement('csv');
    const { preamble, width, cellCount } = this.table;
    const foreign = namesAccount(preamble, this.iban) ? undefined : IBAN.exec(preamble)?.[0];
    for (const row of this.table.rows) {
      if (this.isBalance(row)) continue;
      const { cells, line } = row;
      if (cells.length < width || cells.slice(cellCount).some((cell) => cell.trim() !== '')) {
        throw refuse(
          `Redak ${line} nije ispravan: nema isti broj stupaca kao redak s njihovim nazivima.`,
          `Line ${line} is not valid: it has not as many columns as the line with their names.`,
        );
      }
      this.readRow(row, statement, foreign);
      checkCount(statement);
    }
    return statement;
  }

  private cell({ cells }: Row, column: Column): string {
    const index = this.table.columns[column]?.index;
    const text = index === undefined ? '' : (cells[index] ?? '').slice(0, MAX_TEXT).trim();
    // Excel's way to keep digits as a text.
    return /^="(.*)"$/s.exec(text)?.[1] ?? text;
  }

  /**
   * Whether a row is a balance or a sum. One with a day must consist of words for it; where they
   * may be the purpose of a payment, nothing else may be written in it.
   */
  private isBalance(row: Row): boolean {
    const payerIban = otherAccount(this.cell(row, 'payerIban'), this.iban);
    const reference = this.cell(row, 'reference');
    const hasReference = normalizedReference(reference) !== null;
    if (payerIban !== null || (hasReference && balanceWords(reference) === 'none')) return false;
    const words = row.cells.map(balanceWords);
    if (words.includes('certain')) return true;
    const day = this.cell(row, 'day');
    if (day === '' || beginsWithSum(day)) return row.cells.some(beginsWithSum);
    const texts = [this.cell(row, 'payer'), this.cell(row, 'text')].filter(Boolean);
    return words.includes('likely') && texts.every((text) => balanceWords(text) !== 'none');
  }

  private readRow(row: Row, statement: Statement, foreign: string | undefined): void {
    if (NOT_BOOKED.test(this.cell(row, 'state'))) {
      statement.leftOut += 1;
      return;
    }
    const { columns } = this.table;
    const bookedOn = this.day(row);
    const { amount, isReversal } = this.signedAmount(row);
    const isCredit = amount.cents >= 0;
    const anyAccount = columns.anyAccount === columns.payerIban ? '' : this.cell(row, 'anyAccount');
    const recipient = this.cell(row, 'recipientIban') || anyAccount;
    const accounts = [this.cell(row, 'ownAccount'), isCredit ? recipient : ''].filter(Boolean);
    const theirs = accounts.length > 0 ? accounts : [foreign];
    const [account] = theirs.flatMap((one) => otherAccount(one, this.iban) ?? []);
    if (account !== undefined) {
      leaveToOtherAccount(statement, account);
      return;
    }
    const payerIban = otherAccount(this.cell(row, 'payerIban'), this.iban);
    const otherParty = payerIban ?? (isCredit ? null : otherAccount(recipient, this.iban));
    const entry = this.entry(row, bookedOn, amount, otherParty);
    if (amount.cents > 0) {
      statement.payments.push(entry);
    } else if (amount.cents < 0) {
      const hint = isReversal ? 'reversal' : reversalHint(entry.searched);
      statement.outgoing.push({ ...entry, cents: -amount.cents, hint });
    } else {
      statement.leftOut += 1;
    }
  }

  private entry(
    row: Row,
    bookedOn: string,
    { cents, currency }: Money,
    payerIban: string | null,
  ): StatementPayment {
    const reference = this.cell(row, 'reference');
    const text = this.cell(row, 'text');
    const bankReference = this.cell(row, 'bankReference');
    return {
      bookedOn,
      cents,
      currency,
      payerName: storedText(this.cell(row, 'payer'), 'name'),
      payerIban,
      reference: normalizedReference(reference),
      text: storedText(text, 'text'),
      bankReference: storedText(bankReference, 'bankReference'),
      endToEndId: normalizedEndToEndId(this.cell(row, 'endToEndId')),
      original: null,
      searched: limitSearched([reference, text, bankReference]),
    };
  }

  private day(row: Row): string {
    const { line } = row;
    const text = this.cell(row, 'day');
    const day = readDay(text, this.dayOrder);
    if (day === undefined) {
      throw refuse(`Redak ${line} nema ispravan datum.`, `Line ${line} has no valid date.`);
    }
    if (this.dayOrder !== undefined || readDay(text, 'month-first') === day) return day;
    throw refuse(
      `Iz datoteke se ne vidi je li u datumu ${text} (redak ${line}) prvi dan ili mjesec. Izvezite izvod s datumima kao 04.05.2026. ili 2026-05-04.`,
      `The file does not show whether the day or the month comes first in ${text} (line ${line}). Export the statement with dates such as 2026-05-04 or 04.05.2026.`,
    );
  }

  /**
   * The amount, negative for a debit.
   * @returns `isReversal` for a negative amount among the credits
   */
  private signedAmount(row: Row): { amount: Money; isReversal: boolean } {
    const money = (column: AmountColumn, { cents, currency }: CsvAmount, sign?: -1): Money => ({
      cents: sign ? 0 - Math.abs(cents) : cents,
      currency: this.currency(row, column, currency),
    });
    const [credit, debit] = [this.amount(row, 'credit'), this.amount(row, 'debit')];
    if (this.table.columns.credit !== undefined) {
      if (credit && credit.cents !== 0) {
        if (debit && debit.cents !== 0) throw this.invalidAmount(row);
        return { amount: money('credit', credit), isReversal: credit.cents < 0 };
      }
      if (debit) return { amount: money('debit', debit, -1), isReversal: false };
      if (credit) return { amount: money('credit', credit), isReversal: false };
      throw this.invalidAmount(row);
    }
    const amount = this.amount(row, 'amount');
    if (amount === undefined) throw this.invalidAmount(row);
    const direction = this.cell(row, 'direction');
    if (DEBIT.test(direction)) return { amount: money('amount', amount, -1), isReversal: false };
    const isCredit = CREDIT.test(direction);
    const isDirectionKnown = this.table.columns.direction === undefined || isCredit;
    if (isDirectionKnown || this.debitsHaveMinus) {
      return { amount: money('amount', amount), isReversal: isCredit && amount.cents < 0 };
    }
    throw refuse(
      `U retku ${row.line} ne piše je li uplata ili isplata.`,
      `Line ${row.line} does not say whether it is a credit or a debit.`,
    );
  }

  /** Undefined when the cell is empty. */
  private amount(row: Row, column: AmountColumn): CsvAmount | undefined {
    const text = this.cell(row, column);
    if (text === '') return undefined;
    const amount = readAmount(text, this.decimalSign);
    if (amount === undefined) throw this.invalidAmount(row);
    return amount;
  }

  private invalidAmount({ line }: Row) {
    return refuse(`Redak ${line} nema ispravan iznos.`, `Line ${line} has no valid amount.`);
  }

  /**
   * The currency that the cell names, the heading, the row or the text above the headings; without
   * any of them euros, since there are euros. “Valuta” may also hold the value date.
   */
  private currency(row: Row, column: AmountColumn, named: string | undefined): string {
    const { line } = row;
    const text = this.cell(row, 'currency');
    const isCurrency = text !== '' && readDay(text) === undefined;
    const ofColumns =
      this.table.columns[column]?.currency ?? (isCurrency ? currencyOf(text) : null);
    if (ofColumns === undefined || (named && ofColumns && named !== ofColumns)) {
      throw refuse(
        `Valuta u retku ${line} nije ispravna.`,
        `The currency in line ${line} is not valid.`,
      );
    }
    const currency = named ?? ofColumns ?? this.statedCurrency;
    if (currency !== undefined) return currency;
    if ((readDay(this.cell(row, 'day'), this.dayOrder) ?? '') >= FIRST_EURO_DAY) return 'EUR';
    throw refuse(
      `Redak ${line} je iz vremena prije eura, a u datoteci ne piše valuta.`,
      `Line ${line} is of the time before the euro, and the file does not state the currency.`,
    );
  }
}

/**
 * Reads a CSV statement; columns are recognised by their headings.
 * @param iban the account whose entries are read; others are counted
 * @throws InvalidInputError naming `file`, and the invalid line or the missing columns
 */
export function readCsv(csv: string, iban: string): Statement {
  return new CsvReader(findTable(csv), iban).read();
}
