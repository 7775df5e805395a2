import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { temporaryFolder } from './memory-folder.mjs';

export interface Credentials {
  username: string;
  password: string;
}

/** A running site with its own database. */
export interface Site {
  origin: string;
  dataDir: string;
  /** The administrator whom the server was started with. */
  administrator: Credentials;
  stop: () => Promise<void>;
}

export function portOf(bound: string | AddressInfo | null): number {
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return bound.port;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server.address());
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts the built site with a new, seeded database, and waits until it is ready.
 * @param settings further environment variables of the server
 * @returns the site; `stop` ends it and deletes its data
 */
export async function startSite(settings: NodeJS.ProcessEnv = {}): Promise<Site> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(temporaryFolder(), 'e2e-site-'));
  const administrator = { username: 'urednica', password: randomBytes(12).toString('base64url') };
  const server = spawn(process.execPath, ['api/dist/bundle/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      // Each test sends its own IP address, so that no test uses up the limits of another.
      TRUST_PROXY: '1',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
      ...settings,
    },
  });
  const isReady = () =>
    fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const exited = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, dataDir, administrator, stop };
}
