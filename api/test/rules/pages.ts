import { CreateSitePageDto } from '../../src/pages/dto/site-page.dto.js';
import { pageBody } from '../factories/page.factory.js';
import { derivedRules } from './derived.js';
import type { RuleTable } from './rule-table.js';

export const TABLES: RuleTable[] = [
  { name: 'pages', path: '/api/pages', body: pageBody, rules: derivedRules(CreateSitePageDto) },
];
