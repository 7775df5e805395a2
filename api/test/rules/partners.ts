import { CreatePartnerDto } from '../../src/partners/dto/partner.dto.js';
import { partnerBody } from '../factories/partner.factory.js';
import { derivedRules } from './derived.js';
import type { RuleTable } from './rule-table.js';

export const TABLES: RuleTable[] = [
  {
    name: 'partners',
    path: '/api/partners',
    body: partnerBody,
    rules: derivedRules(CreatePartnerDto),
  },
];
