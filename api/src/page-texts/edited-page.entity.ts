import { Column, Entity, PrimaryColumn } from 'typeorm';
import { VisibleContent } from '../content/visible-content.js';
import { RowVersion } from '../fields/row-columns.js';

/** The version of a page whose texts were edited at least once. */
@VisibleContent()
@Entity('edited_pages')
export class EditedPage {
  @PrimaryColumn('integer')
  id: number;

  @Column('timestamptz')
  updatedAt: Date;

  @RowVersion()
  version: number;
}
