import { ACTOR_KINDS } from '../actors/actor.js';
import { contains, ids, oneOf, positiveInteger, type Filter } from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';
import { ACTIONS, RESOURCE_NAMES } from './audit-actions.js';

/** The beginning of a day in Croatia; `day` is the name of the parameter. */
const startOf = (day: string) => `CAST(:${day} AS date)::timestamp AT TIME ZONE 'Europe/Zagreb'`;

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Accepts a day like 2026-05-01. */
function day(description: string, condition: (name: string) => string): Filter<string> {
  return {
    read: (value) =>
      typeof value === 'string' && /^[1-9]\d{3}-\d{2}-\d{2}$/.test(value) && isDay(value)
        ? value
        : undefined,
    narrow(rows, value, name) {
      rows.andWhere(condition(name), { [name]: value });
    },
    schema: { type: 'string', format: 'date' },
    example: '2026-05-01',
    description,
  };
}

export const AUDIT_LOG = defineResource({
  name: 'audit-log',
  noun: { hr: 'Zapis dnevnika', en: 'line of the change log' },
  example: 812,
  row: 'line',
  sort: ['id', 'at'],
  order: { field: 'at', direction: 'DESC' },
  filters: {
    id: ids,
    q: contains(
      ['actorName', 'title', 'titleEn'],
      'A part of the name of who acted, or of the title of the row.',
      'horvat',
    ),
    actorKind: oneOf(ACTOR_KINDS, 'Only what this kind of actor did.'),
    actorId: positiveInteger('Only what this user did.', 1),
    action: oneOf(ACTIONS, 'Only this action.'),
    resource: oneOf(RESOURCE_NAMES, 'Only rows of this resource.'),
    rowId: positiveInteger('Only the row with this id; with `resource`.', 7),
    from: day(
      'Only what was done on this day in Croatia or later.',
      (name) => `line.at >= ${startOf(name)}`,
    ),
    to: day(
      'Only what was done on this day in Croatia or earlier.',
      (name) => `line.at < ${startOf(name)} + interval '1 day'`,
    ),
  },
});

export type AuditRequest = RequestOf<typeof AUDIT_LOG>;
