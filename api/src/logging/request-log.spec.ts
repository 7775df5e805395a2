import { Writable } from 'node:stream';
import { beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { createLogger } from './logger.js';
import { logRequests } from './request-log.js';

let lines: Record<string, unknown>[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(JSON.parse(String(chunk)));
    done();
  },
});
const logger = createLogger({ logLevel: 'info' }, sink);

beforeEach(() => {
  lines = [];
});

describe('the request log', () => {
  const app = express();
  app.use(logRequests(logger));
  app.get('/fails', (_request, response) => {
    response.status(500).end();
  });
  app.get('/busy', (_request, response) => {
    response.status(503).end();
  });
  app.get('/{*path}', (_request, response) => {
    response.send('ok');
  });

  it('has one line per request, with its id, path, status and duration', async () => {
    const { headers } = await request(app).get('/api/blog').expect(200);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 30,
      msg: 'answered',
      req: { id: headers['x-request-id'], method: 'GET', path: '/api/blog' },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
    });
  });

  it('contains no query strings, cookies or tokens', async () => {
    await request(app)
      .get('/api/blog?email=ana@udruga.example')
      .set({ Cookie: 'session=tajna', Authorization: 'Bearer tajna' });
    expect(JSON.stringify(lines)).not.toMatch(/ana@|tajna/);
  });

  it('has server errors at the level error, and what is refused for a while as a warning', async () => {
    await request(app).get('/fails');
    await request(app).get('/busy');
    expect(lines).toMatchObject([
      { level: 50, res: { statusCode: 500 } },
      { level: 40, msg: 'refused', res: { statusCode: 503 } },
    ]);
  });
});

describe('the logger', () => {
  it('redacts passwords and tokens', () => {
    logger.info({ user: { password: 'tajna' }, body: { token: 'tajna' } });
    expect(JSON.stringify(lines)).not.toContain('tajna');
  });
});
