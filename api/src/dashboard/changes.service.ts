import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { ChangeDto } from './dto/dashboard.dto.js';
import { RecordedChange } from './recorded-change.entity.js';

/** Older ones are deleted. */
const MAX_RECORDED = 200;

/** The last changes of content, and who made them. */
@Injectable()
export class ChangesService {
  constructor(
    @InjectRepository(RecordedChange) private readonly changes: Repository<RecordedChange>,
  ) {}

  /** Stores a change instead of an earlier one of the same row. */
  async record(change: Omit<RecordedChange, 'changedAt'>): Promise<void> {
    await this.changes.upsert({ ...change, changedAt: new Date() }, ['resource', 'rowId']);
    await this.changes.query(
      `DELETE FROM recorded_changes WHERE changed_at < (
        SELECT changed_at FROM recorded_changes ORDER BY changed_at DESC OFFSET $1 LIMIT 1)`,
      [MAX_RECORDED - 1],
    );
  }

  /** The last changes, each of another row. */
  last(count: number): Promise<ChangeDto[]> {
    return this.changes.query(
      `SELECT change.resource, change.row_id AS id, change.action, change.title,
        change.title_en AS "titleEn", change.changed_at AS at, users.full_name AS by
      FROM (SELECT * FROM recorded_changes ORDER BY changed_at DESC LIMIT $1) AS change
      LEFT JOIN users ON users.id = change.user_id
      ORDER BY change.changed_at DESC`,
      [count],
    );
  }
}
