// Floods a server from a thread of its own.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Connections that a flood keeps busy. */
const CONNECTIONS = 200;

/**
 * Sends requests one after another over 200 connections.
 *
 * @param {{ base: string, path: string, body?: object, headers?: object, seconds: number }} request
 *   `<random>` and `<number>` are replaced in each; with a body it is a POST of JSON
 * @returns {Promise<Record<string, number>>} how many responses there were of each status, and
 *   failures by their code
 */
export async function flood(request) {
  const flooder = new Worker(new URL('./flooder.mjs', import.meta.url), {
    workerData: { connections: CONNECTIONS, ...request },
  });
  const [statuses] = await once(flooder, 'message');
  return statuses;
}
