import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { readList, type Page } from '../../lists/page.js';
import { findRow, notFound } from '../../rows/rows.js';
import type { StatementFormat, StatementSection } from '../statement/statement.js';
import type { BankStatementDto } from './bank-statement.dto.js';
import { BankStatement } from './bank-statement.entity.js';
import { BANK_STATEMENTS, type BankStatementsRequest } from './bank-statements.resource.js';

/** A file that is being imported, and who imports it. */
export interface ImportedFile {
  bytes: Buffer;
  name: string | undefined;
  importedBy: string;
}

/** What is recorded of a statement. */
export interface RecordedStatement {
  format: StatementFormat;
  /** The first and the last day of its entries; undefined without entries. */
  days: readonly [first: string, last: string] | undefined;
  /** The number of incoming payments. */
  payments: number;
  sections: readonly StatementSection[];
}

const MAX_NAME = 200;

/**
 * The first and the last balance of a file, of the account's part in euros where it has several
 * currencies.
 */
function balancesOf(sections: readonly StatementSection[]) {
  const currencyOf = ({ opening, closing }: StatementSection) => (opening ?? closing)?.currency;
  const currencies = sections.flatMap((one) => currencyOf(one) ?? []);
  const currency = currencies.includes('EUR') ? 'EUR' : currencies[0];
  const dayOf = ({ from, to }: StatementSection) => from ?? to ?? '';
  const byDay = sections
    .filter((one) => currency !== undefined && currencyOf(one) === currency)
    .sort((one, other) => dayOf(one).localeCompare(dayOf(other)));
  return { opening: byDay[0]?.opening ?? null, closing: byDay.at(-1)?.closing ?? null };
}

/** The statements that were imported. */
@Injectable()
export class BankStatementsService {
  constructor(
    @InjectRepository(BankStatement) private readonly statements: Repository<BankStatement>,
  ) {}

  /** The statements that match the request, by default the latest first. */
  async list(request: BankStatementsRequest): Promise<Page<BankStatementDto>> {
    const page = await readList(this.statements, BANK_STATEMENTS, request);
    return page.with(await this.withPrevious(page.rows));
  }

  /** @throws NotFoundError */
  async one(id: number): Promise<BankStatementDto> {
    const [statement] = await this.withPrevious([
      await findRow(this.statements, BANK_STATEMENTS, { id }),
    ]);
    return statement ?? notFound(BANK_STATEMENTS);
  }

  /** Records an import; a file that was imported before keeps its row. */
  async record(
    manager: EntityManager,
    account: string,
    { bytes, name, importedBy }: ImportedFile,
    { format, days, payments, sections }: RecordedStatement,
  ): Promise<void> {
    const stated = (name: 'from' | 'to') => sections.flatMap((one) => one[name] ?? []).sort();
    const toDay = stated('to').at(-1) ?? days?.at(-1) ?? null;
    const { opening, closing } = balancesOf(sections);
    await manager.query(
      `INSERT INTO bank_statements (account, digest, file_name, format, from_day, to_day, currency,
         opening_cents, closing_cents, payments, imported_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       ON CONFLICT (account, digest) DO UPDATE SET
         file_name = excluded.file_name, imported_at = now(), imported_by = excluded.imported_by`,
      [
        account,
        createHash('sha256').update(bytes).digest('base64url'),
        name === undefined ? null : Array.from(name).slice(0, MAX_NAME).join(''),
        format,
        stated('from')[0] ?? days?.[0] ?? toDay,
        toDay,
        (opening ?? closing)?.currency ?? null,
        opening?.cents ?? null,
        closing?.cents ?? null,
        payments,
        importedBy,
      ],
    );
  }

  /** Adds the closing balance of the statement that ends last before each one begins. */
  private async withPrevious(rows: readonly BankStatement[]): Promise<BankStatementDto[]> {
    const found: { id: number; cents: string }[] = await this.statements.query(
      `SELECT statement.id, previous.closing_cents AS cents
       FROM bank_statements AS statement CROSS JOIN LATERAL (
         SELECT closing_cents FROM bank_statements AS earlier
         WHERE earlier.account = statement.account AND earlier.currency = statement.currency
           AND earlier.to_day < statement.from_day AND earlier.closing_cents IS NOT NULL
         ORDER BY earlier.to_day DESC, earlier.id DESC LIMIT 1) AS previous
       WHERE statement.id = ANY($1) AND statement.opening_cents IS NOT NULL`,
      [rows.map(({ id }) => id)],
    );
    const previous = new Map(found.map(({ id, cents }) => [id, Number(cents)]));
    return rows.map((statement) => ({
      ...statement,
      previousCents: previous.get(statement.id) ?? null,
    }));
  }
}
