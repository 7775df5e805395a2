import { Writable } from 'node:stream';
import { beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { createLogger, NestLogger } from './logger.js';
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

describe('the log of requests', () => {
  const app = express();
  app.use(logRequests(logger));
  app.get('/fails', (_request, response) => {
    response.status(503).end();
  });
  app.get('/{*path}', (_request, response) => {
    response.send('ok');
  });

  it('has one line a request, with its id, path, status and time', async () => {
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

  it('holds nothing of queries, cookies or tokens', async () => {
    await request(app)
      .get('/api/blog?email=ana@udruga.example')
      .set({ Cookie: 'session=tajna', Authorization: 'Bearer tajna' });
    expect(JSON.stringify(lines)).not.toMatch(/ana@|tajna/);
  });

  it('marks failures of the server', async () => {
    await request(app).get('/fails');
    expect(lines[0]).toMatchObject({ level: 50, res: { statusCode: 503 } });
  });
});

describe('the logger', () => {
  it('strikes out passwords and tokens', () => {
    logger.info({ user: { password: 'tajna' }, body: { token: 'tajna' } });
    expect(JSON.stringify(lines)).not.toContain('tajna');
  });

  it('takes what Nest has to say, its chatter at debug level', () => {
    const nest = new NestLogger(logger);
    nest.log('Mapped a route', 'Router');
    nest.warn('Deprecated', 'Router');
    nest.error(new Error('Broken'), 'Router');
    expect(lines).toMatchObject([
      { level: 40, msg: 'Deprecated', context: 'Router' },
      { level: 50, msg: 'Broken', context: 'Router', err: { message: 'Broken' } },
    ]);
  });
});
