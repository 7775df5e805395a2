import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { readList, type Page } from '../../lists/page.js';
import { findRow, notFound } from '../../rows/rows.js';
import type { Statement } from '../statement/statement.js';
import type { BankStatementDto } from './bank-statement.dto.js';
import { BankStatement } from './bank-statement.entity.js';
import { BANK_STATEMENTS, type BankStatementsRequest } from './bank-statements.resource.js';

/** A file that is being imported, and who imports it. */
export interface ImportedFile {
  bytes: Buffer;
  name: string | undefined;
  importedBy: string;
}

const MAX_NAME = 200;

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
    { format, payments, outgoing, sections }: Statement,
  ): Promise<void> {
    const days = [...payments, ...outgoing].map(({ bookedOn }) => bookedOn);
    const stated = sections.flatMap(({ from, to }) => [from ?? [], to ?? []].flat());
    const [fromDay = null, ...others] = (stated.length > 0 ? stated : days).sort();
    const byDay = [...sections].sort((one, other) =>
      (one.from ?? '') < (other.from ?? '') ? -1 : 1,
    );
    const [opening, closing] = [byDay[0]?.opening ?? null, byDay.at(-1)?.closing ?? null];
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
        fromDay,
        others.at(-1) ?? fromDay,
        (opening ?? closing)?.currency ?? null,
        opening?.cents ?? null,
        closing?.cents ?? null,
        payments.length,
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
