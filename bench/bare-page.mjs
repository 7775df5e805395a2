// The baseline of rendering: the same document as plain elements, rendered by react-dom.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, ready } from './server.mjs';

const SERVER = fileURLToPath(new URL('bare-page-server.mjs', import.meta.url));

/**
 * Starts a `node:http` server that makes the elements of a page anew for each request, renders them
 * with react-dom and compresses the HTML as the product does.
 *
 * @param {string} html of the product's page
 */
export async function barePage(html) {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-page-')), 'page.html');
  writeFileSync(file, html);
  const port = await freePort();
  const child = spawn(process.execPath, [SERVER, file, String(port)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await ready(`http://127.0.0.1:${port}/`);
  return {
    url: `http://127.0.0.1:${port}/`,
    pid: child.pid,
    stop() {
      child.kill();
      rmSync(dirname(file), { recursive: true });
    },
  };
}
