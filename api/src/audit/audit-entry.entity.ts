import { Column, Entity } from 'typeorm';
import { ACTOR_KINDS, type ActorKind } from '../actors/actor.js';
import { column } from '../fields/field.js';
import { Id, INSTANT, ReadOnly } from '../fields/row-columns.js';
import { ACTIONS, type Action } from './audit-actions.js';

/** Values before and after a change by column, in JSON. */
export type Facts = Record<string, [unknown, unknown]>;

/** A line of the audit log, which triggers write and nobody changes. */
@Entity('audit_log')
export class AuditEntry {
  @Id({ example: 812 })
  id: number;

  @ReadOnly(column('timestamptz', { default: () => 'now()' }), {
    ...INSTANT,
    example: '2026-05-01T09:30:00.000Z',
  })
  at: Date;

  @ReadOnly(Column('timestamptz', { nullable: true }), {
    ...INSTANT,
    nullable: true,
    description: 'The last of several failed sign-ins of an hour, which are one line.',
    example: null,
  })
  lastAt: Date | null;

  @ReadOnly(column('text'), {
    enum: [...ACTOR_KINDS],
    description:
      'Who acted: a signed-in `user`, a `visitor`, the `site` itself, a `command` on the server, or somebody who wrote SQL into the `database`.',
    example: 'user',
  })
  actorKind: ActorKind;

  @ReadOnly(Column('integer', { nullable: true }), {
    type: Number,
    nullable: true,
    description: 'The id of the user.',
    example: 1,
  })
  actorId: number | null;

  @ReadOnly(Column('text', { nullable: true }), {
    type: String,
    nullable: true,
    description: 'The full name of the user as it was then, or the name of the command.',
    example: 'Ana Horvat',
  })
  actorName: string | null;

  @ReadOnly(Column('text', { nullable: true }), {
    type: String,
    nullable: true,
    description: 'The name of the token of the user’s program.',
    example: null,
  })
  tokenName: string | null;

  @ReadOnly(column('text'), { enum: [...ACTIONS], example: 'changed' })
  action: Action;

  @ReadOnly(column('text'), {
    type: String,
    description: 'The resource of the row.',
    example: 'blog',
  })
  resource: string;

  @ReadOnly(Column('integer', { nullable: true }), {
    type: Number,
    nullable: true,
    description: 'The id of the row; null where there are several or none.',
    example: 7,
  })
  rowId: number | null;

  @ReadOnly(column('integer', { default: 1 }), {
    type: 'integer',
    description: 'How many rows were changed at once, or sign-ins failed.',
    example: 1,
  })
  rowCount: number;

  /** The title of content at that time. */
  @Column('text', { nullable: true })
  title: string | null;

  @Column('text', { nullable: true })
  titleEn: string | null;

  /** The names of the columns that changed. */
  @Column('text', { array: true, default: '{}' })
  fields: string[];

  /** Values before and after the change: of money, and of states that are no personal data. */
  @Column('jsonb', { default: '{}' })
  facts: Facts;
}
