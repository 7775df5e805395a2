import { CreateEventDto } from '../../src/events/dto/event.dto.js';
import { eventBody } from '../factories/event.factory.js';
import { derivedRules } from './derived.js';
import type { RuleTable } from './rule-table.js';

export const TABLES: RuleTable[] = [
  {
    name: 'events',
    path: '/api/events',
    body: eventBody,
    rules: derivedRules(CreateEventDto),
  },
];
