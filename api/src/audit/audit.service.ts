import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { rowsInBatches } from '../lists/csv.js';
import { readList, rowsThatFit, type Page } from '../lists/page.js';
import { findRow } from '../rows/rows.js';
import { AuditEntry } from './audit-entry.entity.js';
import { AUDIT_LOG, type AuditRequest } from './audit.resource.js';
import { fieldNames, keyOf, presentRows, type PresentRows } from './audited-rows.js';
import { describeAct, describeActor } from './describe-entry.js';
import type { AuditEntryDto, AuditFactDto } from './dto/audit-entry.dto.js';

/** Reads the audit log; triggers write it. */
@Injectable()
export class AuditService {
  constructor(@InjectRepository(AuditEntry) private readonly lines: Repository<AuditEntry>) {}

  /** The lines that match the request, by default the newest first. */
  async list(request: AuditRequest): Promise<Page<AuditEntryDto>> {
    const page = await readList(this.lines, AUDIT_LOG, request);
    return page.with(await this.describeAll(page.rows));
  }

  /** @throws NotFoundError */
  async one(id: number): Promise<AuditEntryDto> {
    const line = await findRow(this.lines, AUDIT_LOG, { id });
    return this.describe(line, await this.presentOf([line]));
  }

  /** All lines that match the filters of the request, a batch at a time. */
  async *all(request: AuditRequest): AsyncGenerator<AuditEntryDto[]> {
    for await (const rows of rowsInBatches(() => rowsThatFit(this.lines, AUDIT_LOG, request))) {
      yield await this.describeAll(rows);
    }
  }

  private async describeAll(rows: readonly AuditEntry[]): Promise<AuditEntryDto[]> {
    const present = await this.presentOf(rows);
    return rows.map((row) => this.describe(row, present));
  }

  private presentOf(rows: readonly AuditEntry[]): Promise<PresentRows> {
    return presentRows(this.lines.manager.connection, rows);
  }

  private describe(line: AuditEntry, present: PresentRows): AuditEntryDto {
    const key = keyOf(line.resource, line.rowId);
    const person = present.get(key) ?? null;
    const { title, titleEn, fields, facts, ...rest } = line;
    const read = { ...line, title: title ?? person, titleEn: titleEn ?? person };
    const { hr: text, en: textEn } = describeAct(read);
    const { hr: by, en: byEn } = describeActor(read);
    const names = fieldNames(this.lines.manager.connection, line.resource);
    const order = [...names.keys()];
    return {
      ...rest,
      by,
      byEn,
      text,
      textEn,
      fields: [...fields]
        .sort((one, other) => order.indexOf(one) - order.indexOf(other))
        .map((column) => names.get(column) ?? column),
      facts: Object.entries(facts).map(([column, [before, after]]): AuditFactDto => {
        const field = names.get(column) ?? column;
        return { field, before: textOf(before), after: textOf(after) };
      }),
      isPresent: present.has(key),
    };
  }
}

const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);
