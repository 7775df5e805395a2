// Runs the server as a child process, and stops and starts it when an update asks for it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { registerServer, runningUpdater } from './servers.mjs';
import { putBackInterrupted } from './tree.mjs';
import { watchNpm } from './watch-npm.mjs';

const SERVER = 'api/dist/bundle/main.js';
/** Milliseconds between two looks whether the update that stopped the server still runs. */
const WATCH_MS = 1_000;

/**
 * Runs the server until it ends; then this process ends with the same status. SIGUSR2 stops the
 * server for an update, or starts it again.
 * @param {string} root the folder of the site
 * @param {number} parent the process that started this one, with which it ends under npm
 */
export function superviseServer(root, parent) {
  const environment = { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' };
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const registration = registerServer(root, {
    port: Number(process.env.PORT || 3000),
    host: process.env.HOST || undefined,
  });
  let server;
  let watch;
  let pausing = false;
  let ending = false;

  function start() {
    clearInterval(watch);
    pausing = false;
    // The server stops when the channel to this process is closed, so that it is never left alone.
    server = spawn(process.execPath, [...process.execArgv, SERVER], {
      cwd: root,
      env: environment,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    registration.set('running');
    server.once('exit', (status, signal) => {
      server = undefined;
      // A release that ends by itself is replaced by the former one.
      if (!ending && (pausing || runningUpdater(root))) waitForUpdate();
      else process.exit(status ?? (signal ? 1 : 0));
    });
  }

  function waitForUpdate() {
    registration.set('paused');
    watch = setInterval(() => {
      if (runningUpdater(root)) return;
      putBackInterrupted(root);
      start();
    }, WATCH_MS);
  }

  function stop(signal) {
    if (!server) process.exit(0);
    ending = true;
    // On Windows this would end the server at once; Ctrl-C reaches it by itself.
    if (process.platform !== 'win32') server.kill(signal);
  }

  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(signal));
  watchNpm('start', parent, () => stop('SIGTERM'));
  if (process.platform !== 'win32') {
    process.on('SIGUSR2', () => {
      if (!server) {
        start();
        return;
      }
      pausing = true;
      server.kill('SIGTERM');
    });
  }
  process.once('exit', () => registration.end());
  start();
}
