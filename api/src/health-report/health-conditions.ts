import { Resolver } from 'node:dns/promises';

/** Injection token of what the checks compare with. */
export const HEALTH_CONDITIONS = Symbol('health conditions');

const GB = 1e9;
const MB = 1e6;
const DNS_TIMEOUT_MS = 2_500;

/** What the checks compare with, and what they ask; tests change it to make faults. */
export interface HealthConditions {
  /** Bytes that should be free on the disk, and those below which somebody should act today. */
  disk: { warning: number; error: number };
  /** Bytes of memory that should be free. */
  memory: number;
  /** Shares of the database's connections. */
  connections: { warning: number; error: number };
  /** Milliseconds by which the clocks may differ. */
  clock: { warning: number; error: number };
  now: () => number;
  nodeVersion: string;
  resolver: Resolver;
  /** Trusted to sign the certificate of the site; undefined for the authorities of Node. */
  authorities: string | undefined;
  /** Milliseconds for a connection to the mail server or the site. */
  connectLimit: number;
}

export const defaultConditions = (): HealthConditions => ({
  disk: { warning: 2 * GB, error: 0.5 * GB },
  memory: 100 * MB,
  connections: { warning: 0.8, error: 0.95 },
  clock: { warning: 5_000, error: 30_000 },
  now: Date.now,
  nodeVersion: process.versions.node,
  resolver: new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 }),
  authorities: undefined,
  connectLimit: 5_000,
});
