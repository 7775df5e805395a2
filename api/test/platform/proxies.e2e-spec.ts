import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import pino from 'pino';
import request from 'supertest';
import { readConfig } from '../../src/config/config.js';
import { warnAboutUntrustedProxy } from '../../src/http/untrusted-proxy.js';
import { IpRateLimit } from '../../src/limits/rate-limit.js';
import { NotFoundError, UnavailableError } from '../../src/problems/domain-errors.js';
import { blogPostBody } from '../factories/blog-post.factory.js';
import { createUser, PASSWORD } from '../factories/user.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
/** Starts an application for the tests of a `describe`. */
function withApp(environment: NodeJS.ProcessEnv): void {
  beforeAll(async () => {
    test = await startTestApp(environment);
  });
  afterAll(() => test.close());
}

describe('without a trusted proxy', () => {
  withApp({ TRUST_PROXY: 'off' });

  const REFUSAL = { hr: 'Previše.', en: 'Too many.' };
  const limitOf = (keyPrefix: string) =>
    new IpRateLimit(test.dataSource, { keyPrefix, points: 1, duration: 60 });

  it('a limit counts an IPv4 address in any spelling, and networks of IPv6, but no work that fails on the server', async () => {
    const consume = (keyPrefix: string, ip: string) =>
      limitOf(keyPrefix)
        .consume(ip, REFUSAL)
        .then(
          () => 'accepted',
          () => 'refused',
        );
    expect(await consume('v4', '203.0.113.1')).toBe('accepted');
    expect(await consume('v4', '203.0.113.2')).toBe('accepted');
    expect(await consume('v4', '::ffff:203.0.113.1')).toBe('refused');

    // A /56 has four times as many as a /64, and a /48 sixteen times.
    const answers: string[] = [];
    for (let i = 0; i < 5; i += 1) answers.push(await consume('v6', `2001:db8:1:${i}::1`));
    expect(answers).toEqual(['accepted', 'accepted', 'accepted', 'accepted', 'refused']);
    let accepted = 0;
    for (let i = 1; i < 20; i += 1) {
      const answer = await consume('v6', `2001:db8:1:${i.toString(16)}00::1`);
      if (answer === 'accepted') accepted += 1;
    }
    expect(accepted).toBe(16 - 4);
    expect(await consume('v6', '2001:db8:2::1')).toBe('accepted');

    const during = (error?: Error) =>
      limitOf('work')
        .limit('2001:db8:3::1', REFUSAL, () => (error ? Promise.reject(error) : Promise.resolve()))
        .then(
          () => 'done',
          (reason: Error) => reason.constructor.name,
        );
    for (let i = 0; i < 20; i += 1) {
      expect(await during(new UnavailableError(REFUSAL))).toBe('UnavailableError');
    }
    expect(await during(new NotFoundError(REFUSAL))).toBe('NotFoundError');
    expect(await during()).toBe('TooManyRequestsError');
  });

  const forwarded = { 'X-Forwarded-For': '203.0.113.7' };

  it('one that forwards requests is reported to administrators, and logged once', async () => {
    const setup = async (headers: object) => {
      const answer = test.anonymous.get('/api/health/setup').set({ ...test.admin, ...headers });
      return (await answer.expect(200)).body;
    };
    expect(await setup({})).toEqual({ untrustedProxy: false });
    expect(await setup(forwarded)).toEqual({ untrustedProxy: true });
    await test.anonymous.get('/api/health/setup').set(forwarded).expect(401);

    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const warn = (TRUST_PROXY: string) =>
      express().use(warnAboutUntrustedProxy(readConfig({ TRUST_PROXY }), logger));
    const untrusting = warn('0');
    await request(untrusting).get('/');
    await request(warn('1')).get('/').set(forwarded);
    expect(lines).toEqual([]);
    for (let i = 0; i < 3; i += 1) await request(untrusting).get('/').set(forwarded);
    expect(lines).toEqual([expect.stringContaining('set TRUST_PROXY to the number of proxies')]);
    expect(lines[0]).not.toContain('203.0.113.7');
  });
});

describe('with a public URL of https', () => {
  const own = { Origin: 'https://udruga.example' };
  withApp({ PUBLIC_URL: own.Origin });

  const cookies = (headers: Record<string, unknown>): string[] =>
    [headers['set-cookie']].flat().map(String);

  it('cookies are of https alone, and the session is known only by the one with the __Host- prefix', async () => {
    const { username } = await createUser(test.dataSource, { role: 'admin' });
    const login = test.anonymous.post('/api/auth/login').set(own);
    const { headers } = await login.send({ username, password: PASSWORD }).expect(200);
    const [session = '', device] = cookies(headers);
    expect(session).toMatch(
      /^__Host-session=[^;]+; Max-Age=28800; Path=\/; .+; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(device).toMatch(/^__Secure-device-\d+=[^;]+; .+; HttpOnly; Secure; SameSite=Strict$/);
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);

    const [Cookie = ''] = session.split(';');
    const me = (cookie: string) => test.anonymous.get('/api/auth/me').set({ Cookie: cookie });
    await me(Cookie).expect(200);
    await me(Cookie.replace('__Host-', '')).expect(401);
    const read = await test.anonymous.get('/api/blog').set({ Cookie }).expect(200);
    expect(read.headers['cache-control']).toBe('private, no-store');
    const write = (origin: object) =>
      test.anonymous
        .post('/api/blog')
        .set({ Cookie, ...origin })
        .send(blogPostBody());
    await write({}).expect(403);
    await write(own).expect(201);
    const logout = test.anonymous.post('/api/auth/logout').set({ Cookie, ...own });
    const ended = await logout.expect(204);
    expect(cookies(ended.headers)[0]).toMatch(
      /^__Host-session=; Path=\/; Expires=Thu, 01 Jan 1970/,
    );
    await me(Cookie).expect(401);
  });
});
