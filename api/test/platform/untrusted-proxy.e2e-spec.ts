import { afterEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import pino from 'pino';
import request from 'supertest';
import { readConfig } from '../../src/config/config.js';
import { warnAboutUntrustedProxy } from '../../src/http/untrusted-proxy.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
});

const forwarded = { 'X-Forwarded-For': '203.0.113.7' };
const setup = async (app: TestApp, headers: object) =>
  (
    await app.anonymous
      .get('/api/health/setup')
      .set({ ...app.admin, ...headers })
      .expect(200)
  ).body;

describe('a proxy that is not trusted', () => {
  it('is reported to administrators whose requests it forwards', async () => {
    test = await startTestApp({ TRUST_PROXY: 'off' });
    expect(await setup(test, {})).toEqual({ untrustedProxy: false });
    expect(await setup(test, forwarded)).toEqual({ untrustedProxy: true });
    await test.anonymous.get('/api/health/setup').set(forwarded).expect(401);
  });

  it('is not reported where it is trusted', async () => {
    test = await startTestApp({ TRUST_PROXY: '1' });
    expect(await setup(test, forwarded)).toEqual({ untrustedProxy: false });
  });

  it('is logged once, with the variable to set', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const app = express().use(warnAboutUntrustedProxy(readConfig({ TRUST_PROXY: '0' }), logger));
    await request(app).get('/');
    expect(lines).toEqual([]);
    for (let i = 0; i < 3; i += 1) await request(app).get('/').set(forwarded);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('set TRUST_PROXY to the number of proxies');
    expect(lines[0]).not.toContain('203.0.113.7');
  });
});
