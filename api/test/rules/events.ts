import { CreateEventDto } from '../../src/events/dto/event.dto.js';
import { eventBody } from '../factories/event.factory.js';
import { derivedRules } from './derived.js';
import type { RuleTable } from './rule-table.js';

/** A body that is checked as what is published, also where it changes a row. */
const published = (fields: object = {}) => eventBody({ isPublished: true, ...fields });

export const TABLES: RuleTable[] = [
  {
    name: 'events',
    path: '/api/events',
    body: published,
    rules: derivedRules(CreateEventDto),
  },
];
