import type { Call } from './call.js';

/** Calls of the state of the server. */
export const HEALTH_CALLS: Record<string, Call> = {
  'get /api/health': {},
  'get /api/health/setup': {},
  'get /api/health/live': {},
  'get /api/health/ready': {},
  'get /api/health-report': {},
  'post /api/health-report/check': {},
};
