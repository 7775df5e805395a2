import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TOKEN_PREFIX, TOKEN_SCOPES } from '../../src/access/token-scopes.js';
import { createToken } from '../../src/access/tokens.js';
import { ApiToken } from '../../src/auth/api-tokens/api-token.entity.js';
import { serveMetrics, stopMetrics } from '../../src/metrics/metrics-server.js';
import { createApiToken, dayIn } from '../factories/api-token.factory.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createMail } from '../factories/mail.factory.js';
import { receiveNotifications } from '../setup/content-notifications.js';
import { DatabaseProxy } from '../setup/database-proxy.js';
import { startWebApp, type WebTestApp } from '../setup/web-app.js';
import { TitlesPage } from './web/titles-page.js';

const page = new TitlesPage();
const proxy = new DatabaseProxy();
const onAnyPort = { metricsPort: 0, metricsHost: '127.0.0.1' };
let test: WebTestApp;
let server: Server;
let metricsUrl: string;

beforeAll(async () => {
  test = await startWebApp(page, { 'site/logo.svg': '<svg/>' }, {}, (url) => proxy.forward(url));
  page.origin = test.origin;
  server = await serveMetrics(test.app, onAnyPort, test);
  metricsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
});
afterAll(async () => {
  await stopMetrics(server);
  await test.close();
  await proxy.close();
});

/** The samples of the metrics by name and labels, as in `site_jobs{state="failed"}`. */
async function read(): Promise<Map<string, number>> {
  const answer = await fetch(metricsUrl);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await answer.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}

const visit = async (path: string, init?: RequestInit) => {
  const answer = await fetch(test.origin + path, init);
  await answer.arrayBuffer();
};

describe('the metrics', () => {
  it('count requests by the patterns of their paths, and hits of the cache', async () => {
    const { id } = await createBlogPost(test.dataSource);
    // A change clears the cache.
    await receiveNotifications(test.app);
    await visit(`/api/blog/${id}`, { headers: test.admin });
    await visit('/api/blog/987654', { headers: test.admin });
    for (let visits = 0; visits < 3; visits += 1) await visit('/blog');
    await visit('/tajna-ana@primjer.example?email=ana@primjer.example');
    await visit('/media/tajna.jpg');
    await visit('/api/tajna', { method: 'DELETE', headers: test.admin });
    await visit('/logo.svg');

    const samples = await read();
    const requests = (method: string, route: string, status: string) =>
      samples.get(`site_requests_total{method="${method}",route="${route}",status="${status}"}`);
    expect(requests('GET', '/api/blog/:idOrSlug', '200')).toBe(1);
    expect(requests('GET', '/api/blog/:idOrSlug', '404')).toBe(1);
    expect(requests('GET', '/blog', '200')).toBe(1);
    expect(requests('GET', '*', '404')).toBe(1);
    expect(requests('GET', '/media/*', '404')).toBe(1);
    expect(requests('DELETE', '/api/*', '404')).toBe(1);
    expect(samples.get('site_cache_requests_total{result="hit"}')).toBe(2);
    expect(samples.get('site_cache_responses')).toBeGreaterThan(0);
    expect([...samples.keys()].join('\n')).not.toMatch(/tajna|987654|@/);
  });

  it('tell the state of jobs, mails, connections and backups', async () => {
    const { dataSource } = test;
    for (const at of [`now() - interval '2 minutes'`, `now() + interval '1 hour'`]) {
      await dataSource.query(`SELECT graphile_worker.add_job('deliver_mail', run_at := ${at})`);
    }
    await createMail(dataSource, { state: 'failed' });
    expect((await read()).has('site_backup_verified_timestamp_seconds')).toBe(false);
    await dataSource.query(`
      INSERT INTO backups (state, verified_at) VALUES ('verified', '2026-03-01T02:41:00Z')`);
    const samples = await read();
    expect(Object.fromEntries(samples)).toMatchObject({
      site_database_up: 1,
      'site_jobs{state="waiting"}': 1,
      'site_jobs{state="scheduled"}': 1,
      'site_jobs{state="failed"}': 0,
      'site_mails{state="failed"}': 1,
      site_database_pool_waiting: 0,
      site_backup_verified_timestamp_seconds: Date.UTC(2026, 2, 1, 2, 41) / 1000,
      nodejs_eventloop_lag_p99_seconds: expect.any(Number),
    });
    expect(samples.get('site_jobs_oldest_waiting_seconds')).toBeGreaterThanOrEqual(120);
    expect(samples.get('site_database_pool_connections{state="open"}')).toBeGreaterThan(0);

    const port = await proxy.close();
    const away = await read();
    await proxy.open(port);
    expect(away.get('site_database_up')).toBe(0);
    expect(away.has('site_jobs{state="failed"}')).toBe(false);
    expect(away.has('site_jobs_oldest_waiting_seconds')).toBe(false);
    expect(away.has('process_resident_memory_bytes')).toBe(true);
  });

  it('are not on the port of the site, and at no other path of theirs', async () => {
    expect((await fetch(`${test.origin}/metrics`)).status).toBe(404);
    expect((await fetch(metricsUrl.replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404);
  });

  it('need a token with their scope where other machines reach them', async () => {
    const elsewhere = { metricsPort: 0, metricsHost: '0.0.0.0' };
    const reachable = await serveMetrics(test.app, elsewhere, test);
    const { port } = reachable.address() as AddressInfo;
    const ask = (token?: string) =>
      fetch(`http://127.0.0.1:${port}/metrics`, {
        headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      });
    const { dataSource } = test;
    const { token, id } = await createApiToken(dataSource, { scopes: ['metrics:read'] });
    const others = TOKEN_SCOPES.filter((scope) => scope !== 'metrics:read');
    const other = await createApiToken(dataSource, { scopes: others });
    const ended = await createApiToken(dataSource, { endsOn: dayIn(-1) });
    try {
      const without = await ask();
      expect([without.status, without.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect((await ask(TOKEN_PREFIX + createToken())).status).toBe(401);
      expect((await ask(ended.token)).status).toBe(401);
      expect((await ask(other.token)).status).toBe(403);

      const answer = await ask(token);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('site_database_up 1');
      const used = await dataSource.getRepository(ApiToken).findOneByOrFail({ id });
      expect(used.usedOn).toBe(dayIn(0));

      const opened = await proxy.close();
      expect((await ask(token)).status).toBe(503);
      await proxy.open(opened);
    } finally {
      await stopMetrics(reachable);
    }
  });
});
