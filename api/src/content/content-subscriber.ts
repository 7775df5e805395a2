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
  private readonly pending = new WeakSet<QueryRunner>();

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
    if (this.pending.delete(queryRunner)) this.changes.changed();
  };

  afterTransactionRollback = ({ queryRunner }: { queryRunner: QueryRunner }): void => {
    this.pending.delete(queryRunner);
  };

  private touched(metadata: EntityMetadata, queryRunner: QueryRunner): void {
    if (!isVisibleContent(metadata.target)) return;
    if (queryRunner.isTransactionActive) this.pending.add(queryRunner);
    else this.changes.changed();
  }
}
