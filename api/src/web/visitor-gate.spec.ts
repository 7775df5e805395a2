import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import express from 'express';
import { takeTurns } from './visitor-gate.js';
import { visitorHeaders } from './visitor-ip.js';

it('lets networks take turns, users and the check of health before, and own pages at once', async () => {
  const started: string[] = [];
  const app = express();
  app.set('trust proxy', 1);
  app.use(takeTurns({ isSignedIn: ({ headers }) => headers.cookie === 'session=valid' }));
  app.use(({ url }) => void started.push(url));
  const send = (url: string, ip: string, headers: Record<string, string> = {}) => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method: 'GET', url });
    Object.assign(request.headers, { 'x-forwarded-for': ip, ...headers });
    app(request, new ServerResponse(request));
  };
  for (let i = 1; i < 4; i += 1) send(`/flood-${i}`, '2001:db8::1');
  for (let i = 4; i < 6; i += 1) send(`/flood-${i}`, `2001:db8::${i}`, { cookie: 'session=x' });
  send('/visitor', '203.0.113.7');
  send('/api/blog', '127.0.0.1', visitorHeaders('203.0.113.7'));
  send('/user', '203.0.113.8', { cookie: 'session=valid' });
  send('/api/health/ready', '203.0.113.9');
  while (started.length < 9) await nextTurn();
  expect(started).toEqual([
    '/flood-1',
    '/api/blog',
    '/user',
    '/flood-2',
    '/api/health/ready',
    '/visitor',
    '/flood-3',
    '/flood-4',
    '/flood-5',
  ]);
});
