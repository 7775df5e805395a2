import type { IncomingMessage } from 'node:http';

/** Whether a request only reads, by its method. */
export const reads = ({ method }: Pick<IncomingMessage, 'method'>): boolean =>
  method === 'GET' || method === 'HEAD';
