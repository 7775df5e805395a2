import type { Response } from 'express';
import { network } from '../limits/rate-limit.js';
import type { WorkOptions } from '../limits/work-gate.js';
import { clientLeft } from './client-left.js';

/** Queues work by the network of the client, and drops it when the client disconnects. */
export const clientWork = (response: Response): WorkOptions => ({
  client: network(response.req.ip ?? ''),
  signal: clientLeft(response),
});
