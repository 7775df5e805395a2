import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityMetadata,
  type EntitySubscriberInterface,
  type QueryRunner,
} from 'typeorm';
import { ContentChanges } from './content-changes.js';
import { isVisibleContent } from './visible-content.js';

/** Reports this process's own writes to `ContentChanges`, once they are committed. */
@Injectable()
export class ContentSubscriber implements EntitySubscriberInterface {
  /** The changed tables of transactions that are not committed yet. */
  private readonly pending = new WeakMap<QueryRunner, Set<string>>();

  constructor(
    dataSource: DataSource,
    private readonly changes: ContentChanges,
  ) {
    dataSource.subscribers.push(this);
  }

  afterInsert = (event: { metadata: EntityMetadata; queryRunner: QueryRunner }): void =>
    this.touched(event.metadata, event.queryRunner);
  afterUpdate = this.afterInsert;
  afterRemove = this.afterInsert;
  afterSoftRemove = this.afterInsert;
  afterRecover = this.afterInsert;

  afterTransactionCommit = ({ queryRunner }: { queryRunner: QueryRunner }): void => {
    const tables = this.pending.get(queryRunner);
    this.pending.delete(queryRunner);
    if (tables) this.changes.changed(tables);
  };

  afterTransactionRollback = ({ queryRunner }: { queryRunner: QueryRunner }): void => {
    this.pending.delete(queryRunner);
  };

  private touched(metadata: EntityMetadata, queryRunner: QueryRunner): void {
    if (!isVisibleContent(metadata.target)) return;
    const { tableName } = metadata;
    if (!queryRunner.isTransactionActive) {
      this.changes.changed([tableName]);
      return;
    }
    const tables = this.pending.get(queryRunner) ?? new Set();
    this.pending.set(queryRunner, tables.add(tableName));
  }
}
