import { BACKUP_CALLS } from './calls/backup-calls.js';
import type { Call } from './calls/call.js';
import { CONTENT_CALLS } from './calls/content-calls.js';
import { EDITING_CALLS } from './calls/editing-calls.js';
import { MAIL_CALLS } from './calls/mail-calls.js';
import { MONEY_CALLS } from './calls/money-calls.js';
import { PEOPLE_CALLS } from './calls/people-calls.js';

/** Calls by method and path; a test fails for an operation without one. */
export const CALLS: Record<string, Call> = {
  ...CONTENT_CALLS,
  ...EDITING_CALLS,
  ...MAIL_CALLS,
  ...MONEY_CALLS,
  ...PEOPLE_CALLS,
  ...BACKUP_CALLS,
  'get /api/health': {},
  'get /api/health/setup': {},
  'get /api/health/live': {},
  'get /api/health/ready': {},
  'get /api/health-report': {},
  'post /api/health-report/check': {},
};
