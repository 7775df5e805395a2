import { CreateRedirectDto } from '../../src/redirects/dto/redirect.dto.js';
import { redirectBody } from '../factories/redirect.factory.js';
import { derivedRules } from './derived.js';
import type { RuleTable } from './rule-table.js';

export const TABLES: RuleTable[] = [
  {
    name: 'redirects',
    path: '/api/redirects',
    body: redirectBody,
    rules: derivedRules(CreateRedirectDto),
    changes: false,
  },
];
