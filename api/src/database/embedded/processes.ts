import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;
export const STOP_TIMEOUT_MS = 10_000;
export const POLL_MS = 20;

/** Shuts PostgreSQL down (fast shutdown), and kills it when that takes too long. */
export async function terminate(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = ended(child);
  signal(child, 'SIGINT');
  if ((await Promise.race([end, delay(STOP_TIMEOUT_MS, 'late', { ref: false })])) !== 'late')
    return;
  signal(child, 'SIGQUIT');
  await end;
}

export function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null) child.kill(name);
}

export function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
}

/** Collects the last part of a program's output, which explains why it ended. */
export function collectOutput(child: ChildProcess, log: Log): () => string {
  let text = '';
  const add = (chunk: string): void => {
    text = (text + chunk).slice(-2_000);
    log.debug({ from: 'postgres' }, chunk.trim());
  };
  child.stdout?.setEncoding('utf8').on('data', add);
  child.stderr?.setEncoding('utf8').on('data', add);
  child.once('error', (error) => add(error.message));
  return () => text.trim();
}
