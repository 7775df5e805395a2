import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { trashDeclarationOf } from '../content/kept-in-trash.js';
import { quote } from '../rows/quote.js';
import type { ChangeDto } from './dto/dashboard.dto.js';
import { RecordedChange } from './recorded-change.entity.js';

type Change = Omit<RecordedChange, 'changedAt'>;

interface Titles {
  id: number;
  title: string | null;
  titleEn: string | null;
}

/** Older ones are deleted. */
const MAX_RECORDED = 200;
/** Seconds by which the clock of the database, which dates rows, may be ahead of the server's. */
const CLOCK_SKEW_S = 2;

/** The last changes of content, and who made them. */
@Injectable()
export class ChangesService {
  constructor(
    @InjectRepository(RecordedChange) private readonly changes: Repository<RecordedChange>,
  ) {}

  /** Stores a change instead of an earlier one of the same row. */
  record(change: Change): Promise<void> {
    return this.store([change]);
  }

  /** Stores that rows were changed together, with their titles. */
  async recordMany(
    ids: readonly number[],
    change: Pick<Change, 'resource' | 'action' | 'userId'>,
  ): Promise<void> {
    if (ids.length === 0) return;
    const titles = new Map(
      (await this.titles(change, ids)).map(({ id, ...texts }) => [id, texts] as const),
    );
    const untitled = { title: null, titleEn: null };
    await this.store(
      ids.map((rowId) => ({ ...change, rowId, ...(titles.get(rowId) ?? untitled) })),
    );
  }

  /**
   * The last changes, each of other rows; rows that were changed together are one change.
   * @param without resources whose changes are left out
   */
  last(count: number, without: readonly string[] = []): Promise<ChangeDto[]> {
    return this.changes.query(
      `SELECT resource, min(row_id) AS id, action, count(*)::integer AS count,
        (array_agg(title ORDER BY row_id))[1] AS title,
        (array_agg(title_en ORDER BY row_id))[1] AS "titleEn",
        changed_at AS at, users.full_name AS by
      FROM recorded_changes LEFT JOIN users ON users.id = user_id
      WHERE resource <> ALL ($2)
      GROUP BY resource, action, changed_at, user_id, users.full_name
      ORDER BY changed_at DESC LIMIT $1`,
      [count, without],
    );
  }

  /**
   * The full name of who changed a row last, at this time; undefined where that change was not
   * recorded, or its account was deleted.
   */
  async author(change: { resource: string; id: number; at: Date }): Promise<string | undefined> {
    const [row]: { name: string }[] = await this.changes.query(
      `SELECT users.full_name AS name
       FROM recorded_changes JOIN users ON users.id = user_id
       WHERE resource = $1 AND row_id = $2
         AND changed_at > $3::timestamptz - make_interval(secs => $4)`,
      [change.resource, change.id, change.at, CLOCK_SKEW_S],
    );
    return row?.name;
  }

  private async store(changes: readonly Change[]): Promise<void> {
    const changedAt = new Date();
    await this.changes.upsert(
      changes.map((change) => ({ ...change, changedAt })),
      ['resource', 'rowId'],
    );
    await this.changes.query(
      `DELETE FROM recorded_changes WHERE changed_at < (
        SELECT changed_at FROM recorded_changes ORDER BY changed_at DESC OFFSET $1 LIMIT 1)`,
      [MAX_RECORDED - 1],
    );
  }

  /** The titles of rows: deleted ones have theirs in the trash. */
  private async titles(
    { resource, action }: Pick<Change, 'resource' | 'action'>,
    ids: readonly number[],
  ): Promise<Titles[]> {
    if (action === 'deleted') {
      return this.changes.query(
        `SELECT row_id AS id, title, title_en AS "titleEn" FROM trash
         WHERE resource = $1 AND row_id = ANY($2) ORDER BY id`,
        [resource, ids],
      );
    }
    const { manager } = this.changes;
    for (const { target, tableName, ownColumns } of manager.connection.entityMetadatas) {
      const declared = trashDeclarationOf(target);
      if (declared?.resource !== resource) continue;
      const column = (property: string) =>
        ownColumns.find(({ propertyName }) => propertyName === property)?.databaseName ?? 'NULL';
      return manager.query(
        `SELECT id, ${column(declared.title)} AS title, ${column(declared.titleEn)} AS "titleEn"
         FROM ${quote(tableName)} WHERE id = ANY($1)`,
        [ids],
      );
    }
    return [];
  }
}
