import { Entity, VirtualColumn } from 'typeorm';
import { TRASH_DAYS } from '../content/kept-in-trash.js';
import { column } from '../fields/field.js';
import { Id, INSTANT, ReadOnly } from '../fields/row-columns.js';

/** What was deleted and can be restored; `moveToTrash` stores its rows in `trash_rows`. */
@Entity('trash')
export class TrashItem {
  @Id({ example: 6 })
  id: number;

  @ReadOnly(column('text'), {
    type: String,
    description: 'The resource that it was deleted from.',
    example: 'events',
  })
  resource: string;

  @ReadOnly(column('integer'), {
    type: Number,
    description: 'Its id in that resource, which it has again when it is restored.',
    example: 3,
  })
  rowId: number;

  @ReadOnly(column('text'), {
    type: String,
    description: 'The English title where there is no Croatian one.',
    example: 'Radionica opuštanja u Kninu',
  })
  title: string;

  @ReadOnly(column('text'), {
    type: String,
    description: 'The Croatian title where there is no English one.',
    example: 'Relaxation workshop in Knin',
  })
  titleEn: string;

  @ReadOnly(column('timestamptz'), { ...INSTANT, example: '2026-05-01T09:30:00.000Z' })
  deletedAt: Date;

  @ReadOnly(column('text'), {
    type: String,
    description: 'The full name of who deleted it.',
    example: 'Ana Horvat',
  })
  deletedBy: string;

  @ReadOnly(
    VirtualColumn('timestamptz', {
      query: (item) => `${item}.deleted_at + interval '${TRASH_DAYS} days'`,
    }),
    {
      ...INSTANT,
      description: 'Until when it can be restored.',
      example: '2026-05-31T09:30:00.000Z',
    },
  )
  expiresAt: Date;
}
