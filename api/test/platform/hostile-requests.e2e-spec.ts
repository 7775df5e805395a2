import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { fieldsOf } from 'shared/is-record';
import { bodyReadings, type BodyReadings } from '../../src/http/bodies/takes-json.js';
import { createDocument } from '../../src/openapi/document.js';
import { blogPostBody } from '../factories/blog-post.factory.js';
import { contactMessageBody } from '../factories/contact-message.factory.js';
import { operationsOf, resolve, type DocumentedOperation } from '../setup/contract/api-document.js';
import { CALLS } from '../setup/contract/calls.js';
import { heavyBodies, heavyQueries, type HeavyRequest } from '../setup/hostile/heavy-requests.js';
import { measureLoopDelay } from '../setup/hostile/loop-delay.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

/**
 * How many kinds of heavy values each field gets, of 24: none means one, and only in the operations
 * that everybody may call.
 */
const HEAVY_KINDS = Number(process.env.HEAVY_KINDS ?? 0);
/** The longest time for which a request may block the event loop, doubled for busy machines. */
const MAX_BLOCKED_MS = 400;
const JSON_TYPE = 'application/json';
const LEAKS = /\bat .+:\d+|node_modules|SELECT|QueryFailed|\/src\/|\/dist\//;

let test: TestApp;
let document: OpenAPIObject;
let operations: DocumentedOperation[];
/** Those that take a body. */
let takingBodies: DocumentedOperation[];
let readings: BodyReadings;
beforeAll(async () => {
  test = await startTestApp();
  document = createDocument(test.app);
  operations = operationsOf(document);
  takingBodies = operations.filter(({ operation }) => operation.requestBody);
  readings = bodyReadings(test.app);
});
afterAll(() => test.close());

interface Answer {
  status: number;
  body: { detail?: string; errors?: Record<string, string>; [name: string]: unknown };
}

/** Sends a body as an administrator, from a unique IP address. */
async function send(
  method: string,
  path: string,
  body?: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(test.origin + path.replaceAll(/\{[^}]+\}/g, '1'), {
    method: method.toUpperCase(),
    headers: {
      ...test.admin,
      ...(body !== undefined && { 'Content-Type': JSON_TYPE }),
      'X-Forwarded-For': uniqueIp(),
      ...headers,
    },
    body,
  });
  const content = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return { status: answer.status, body: isJson ? JSON.parse(content) : {} };
}

/** Whether an operation takes bytes, such as a backup, and reads no JSON: it answers 415. */
const takesBytes = ({ requestBody }: DocumentedOperation['operation']): boolean =>
  'application/octet-stream' in fieldsOf(fieldsOf(requestBody).content);

/** The documented schema of a JSON body. */
function bodySchema({ requestBody }: DocumentedOperation['operation']) {
  const { content } = resolve(document, requestBody);
  return resolve(document, fieldsOf(fieldsOf(content)[JSON_TYPE]).schema);
}

const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`;

describe('a URL', () => {
  /** Sends a path exactly as written, which clients that parse URLs would normalize. */
  function getRaw(path: string): Promise<{ status: number; body: string }> {
    const { hostname, port } = new URL(test.origin);
    return new Promise((resolved, reject) => {
      httpRequest({ hostname, port, path }, (response) => {
        text(response).then((body) => resolved({ status: response.statusCode ?? 0, body }), reject);
      })
        .on('error', reject)
        .end();
    });
  }

  it('that is malformed is answered 400, and no other causes a server error', async () => {
    const malformed = [
      '/api/blog/%E0%A4%A',
      '/api/blog/%00',
      '/api/blog?q=%00',
      '/api/blog?filter=%7B%22q%22%3A%22%5Cud800%22%7D',
    ];
    const strange = [
      '/api/blog/%ED%A0%80',
      '/api/blog/..%2f..%2fetc%2fpasswd',
      '/api/blog/%27%20OR%201=1--',
      `/api/blog/${'9'.repeat(400)}`,
      `/api/blog/${'a'.repeat(4000)}`,
      '/api/projects/2147483648',
      '/api/projects/99999999999999999999',
      '/api/constructor',
      '/api/__proto__',
      '/api//blog',
      '/api/blog?category=%00',
      '/api/blog?filter=%7B%22__proto__%22%3A1%7D',
      `/api/blog?filter=${'['.repeat(3000)}`,
      '/api/blog?q=%25%25%25___%5C',
      '/api/blog?range[]=0&sort[a]=b&filter[q]=c',
      '/api/blog?range=[0,9007199254740993]',
    ];
    for (const path of [...malformed, ...strange]) {
      const { status, body } = await getRaw(path);
      expect([path, status < 500]).toEqual([path, true]);
      expect(body).not.toMatch(LEAKS);
      if (malformed.includes(path)) expect([path, status]).toEqual([path, 400]);
      if (status >= 400) expect(JSON.parse(body)).toMatchObject({ status });
    }
  });

  it('is not needed to end the server: it survives a request that is not HTTP', async () => {
    const { hostname, port } = new URL(test.origin);
    await new Promise((resolved) => {
      const socket = connect(Number(port), hostname, () => socket.write('NONSENSE\r\n\r\n'));
      socket.on('close', resolved).on('error', () => undefined);
      socket.resume();
    });
    await test.anonymous.get('/api/health/live').expect(200);
  });
});

it('a cookie that is malformed is no session', async () => {
  for (const Cookie of ['session', 'session=%', 'session=%E0%A4%A', ';;;', 'session="a', 'ž=ž']) {
    const latin = Buffer.from(Cookie).toString('latin1');
    await test.anonymous.get('/api/auth/me').set('Cookie', latin).expect(401);
  }
});

describe('a JSON body', () => {
  const names = Array.from({ length: 130_000 }, (_, i) => `"${i.toString(36)}":1`);
  const deep = `{"username":${nested(5000)},"password":"x"}`;
  const hostile = [
    `{${names.join()}}`,
    `{${names.slice(0, 6000).join()}}`,
    `{"documents":[${'{},'.repeat(300_000)}{}]}`,
    `[1${',1'.repeat(400_000)}]`,
    nested(5000),
    deep,
    `${'{"file":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  ];

  it('of many keys, many entries or deep nesting is refused by every operation without blocking the event loop', async () => {
    const accepted: unknown[] = [];
    const blockedMs: number[] = [];
    const attack = async ({ method, path, operation }: DocumentedOperation, body: string) =>
      blockedMs.push(
        await measureLoopDelay(async () => {
          const { status } = await send(method, path, body);
          const refusals = takesBytes(operation) ? [415] : [400, 413];
          if (!refusals.includes(status)) accepted.push([method, path, body.slice(0, 20), status]);
        }),
      );
    expect(takingBodies.length).toBeGreaterThan(40);
    for (const [i, one] of takingBodies.entries()) {
      await attack(one, hostile[i % hostile.length] ?? '');
    }
    const login = takingBodies.filter(({ path }) => path === '/api/auth/login');
    for (const body of hostile) for (const one of login) await attack(one, body);
    expect(accepted).toEqual([]);
    expect(Math.max(...blockedMs)).toBeLessThan(MAX_BLOCKED_MS);
  });

  it('that is no object is refused by every operation', async () => {
    for (const [i, { method, path, operation }] of takingBodies.entries()) {
      const body = ['[]', '[{}]', '"text"', '1', 'true', 'null'][i % 6];
      const { status } = await send(method, path, body);
      expect([method, path, body, status]).toEqual([
        method,
        path,
        body,
        takesBytes(operation) ? 415 : 400,
      ]);
    }
  });

  it('that is broken, or another type, encoding or character set, is refused', async () => {
    for (const body of ['{', '{"title":', '[1,]', "{'a':1}", '\u0000', '{"a":1}}']) {
      expect([body, (await send('post', '/api/blog', body)).status]).toEqual([body, 400]);
    }
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'nonsense',
      `${JSON_TYPE}; charset=latin2`,
    ]) {
      const { status } = await send('post', '/api/blog', '{}', { 'Content-Type': type });
      expect([type, status]).toEqual([type, 415]);
    }
    const encoded = { 'Content-Encoding': 'zstd-unknown' };
    expect((await send('post', '/api/blog', '{}', encoded)).status).toBe(415);
    const utf16 = { 'Content-Type': `${JSON_TYPE}; charset=utf-16` };
    const body = Buffer.from(deep, 'utf16le');
    expect((await send('post', '/api/auth/login', body, utf16)).status).toBe(415);
  });

  it('is refused in the language of the request', async () => {
    const refusal = async (language: string, body: string) =>
      (await send('post', '/api/auth/login', body, { 'Accept-Language': language })).body.detail;
    expect(await refusal('hr', deep)).toMatch(/^Zahtjev ima previše polja/);
    expect(await refusal('en', deep)).toMatch(/^The request has too many fields/);
    const long = `{"username":"${'x'.repeat(70_000)}"}`;
    expect(await refusal('hr', long)).toBe('Zahtjev smije imati najviše 64 kB.');
    expect(await refusal('en', long)).toBe('The request may be at most 64 kB.');
  });

  it('of a public form has at most 64 kB, also decompressed, and an article 1 MB', async () => {
    const statusOf = async (path: string, body: object, length: number) => {
      const remaining = length - Buffer.byteLength(JSON.stringify({ ...body, pad: '' }));
      const padded = JSON.stringify({ ...body, pad: 'x'.repeat(remaining) });
      return (await send('post', path, padded)).status;
    };
    expect(await statusOf('/api/contact', contactMessageBody(), 64 * 1024)).toBe(201);
    expect(await statusOf('/api/contact', contactMessageBody(), 64 * 1024 + 1)).toBe(413);
    expect(await statusOf('/api/blog', blogPostBody(), 1024 * 1024)).toBe(201);
    expect(await statusOf('/api/blog', blogPostBody(), 1024 * 1024 + 1)).toBe(413);
    const packed = gzipSync(JSON.stringify({ a: 'x'.repeat(1_000_000) }));
    const gzip = { 'Content-Encoding': 'gzip' };
    expect((await send('post', '/api/contact', packed, gzip)).status).toBe(413);
  });

  it('with every text of its maximum length fits every operation', async () => {
    /** In characters of two bytes. */
    const longestBody = ({ properties, anyOf }: Record<string, unknown>): object => {
      const [first] = Array.isArray(anyOf) ? anyOf : [];
      if (first) return longestBody(resolve(document, first));
      return Object.fromEntries(
        Object.entries(fieldsOf(properties)).flatMap(([name, one]) => {
          const { maxLength } = resolve(document, one);
          return typeof maxLength === 'number' ? [[name, 'š'.repeat(maxLength)]] : [];
        }),
      );
    };
    const tooLarge: string[] = [];
    for (const { method, path, operation } of takingBodies) {
      const body = JSON.stringify(longestBody(bodySchema(operation)));
      if ((await send(method, path, body)).status === 413) tooLarge.push(`${method} ${path}`);
    }
    expect(tooLarge).toEqual([]);
  });

  it('with characters that the database cannot store is refused, naming the field', async () => {
    for (const [i, field] of ['title', 'content', 'category', 'author', 'imageUrl'].entries()) {
      const value = ['a\u0000bcdefghijkl', 'abcdefghijkl\ud800', '\udc00abcdefghijkl'][i % 3];
      const answer = await send(
        'post',
        '/api/blog',
        JSON.stringify(blogPostBody({ [field]: value })),
      );
      expect([field, answer.status, answer.body.errors]).toEqual([
        field,
        400,
        { [field]: 'Tekst sadrži nedopuštene znakove.' },
      ]);
    }
  });

  it('with control characters is stored without them, and with __proto__, id and createdAt sets none', async () => {
    const fields = blogPostBody({
      title: 'Naslov\u0010 s\u000bprazninom',
      content: 'Prvi\u0008 red.\n\tDrugi\u007f red.',
      isPublished: false,
    });
    const { status, body } = await send(
      'post',
      '/api/blog',
      `{"__proto__":{"isPublished":true},"constructor":{"prototype":{"x":1}},"id":7,"createdAt":"2000-01-01",${JSON.stringify(fields).slice(1)}`,
    );
    expect(status).toBe(201);
    expect([body.title, body.content]).toEqual(['Naslov s prazninom', 'Prvi red.\n\tDrugi red.']);
    expect([body.isPublished, body.id === 7]).toEqual([false, false]);
    expect(new Date(String(body.createdAt)).getFullYear()).toBeGreaterThan(2020);
    expect(Object.prototype).not.toHaveProperty('x');
  });
});

describe('a request that is expensive to read', () => {
  /** Sends a request and returns its faults, if any. */
  async function attack(
    { method, path }: DocumentedOperation,
    id: string,
    { name, query = '', body }: HeavyRequest,
  ): Promise<string[]> {
    const to = path.replaceAll(/\{[^}]+\}/g, id) + query;
    let status = 0;
    const measure = () =>
      measureLoopDelay(async () => {
        ({ status } = await send(method, to, body));
      });
    // The cost of a request is its shortest time: other work of this process may interfere.
    let blockedMs = await measure();
    for (let retry = 0; retry < 2 && blockedMs > MAX_BLOCKED_MS; retry += 1) {
      blockedMs = Math.min(blockedMs, await measure());
    }
    const title = `${method} ${path} ${name}`;
    return [
      ...(status >= 500 ? [`${title}: ${status}`] : []),
      ...(blockedMs > MAX_BLOCKED_MS ? [`${title}: blocked for ${Math.round(blockedMs)} ms`] : []),
    ];
  }

  /** The documented fields of a JSON body. */
  function bodyFields({ operation }: DocumentedOperation): string[] {
    const { properties, anyOf = [] } = bodySchema(operation);
    const variants = Array.isArray(anyOf) ? anyOf.map((one) => resolve(document, one)) : [];
    return [properties, ...variants.map((one) => one.properties)].flatMap((one) =>
      Object.keys(fieldsOf(one)),
    );
  }

  const ENDS_SESSIONS = /^\/api\/auth\/(?:logout|password)/;
  const attacked = () =>
    operations.filter(
      ({ path, operation }) =>
        !ENDS_SESSIONS.test(path) && (HEAVY_KINDS > 0 || !('x-roles' in operation)),
    );
  const limit = 120_000 * Math.max(1, HEAVY_KINDS);

  it(
    'does not block the event loop with a heavy field of a body',
    async () => {
      const faults: string[] = [];
      for (const operation of attacked()) {
        const { method, path } = operation;
        const { param, body } = CALLS[`${method} ${path}`] ?? {};
        if (!body) continue;
        const validBody: Record<string, unknown> = { ...(await body(test)) };
        const [id = '1'] = [(await param?.(test)) ?? '1'].flat().map(String);
        const reading = readings(method.toUpperCase(), path.replaceAll(/\{[^}]+\}/g, id));
        const maxBytes = 'maxBytes' in reading ? reading.maxBytes : 4_000_000;
        const fields = [...new Set([...Object.keys(validBody), ...bodyFields(operation)])];
        for (const heavy of heavyBodies(validBody, fields, maxBytes, Math.max(1, HEAVY_KINDS))) {
          faults.push(...(await attack(operation, id, heavy)));
        }
      }
      expect(faults).toEqual([]);
    },
    limit,
  );

  it(
    'does not block the event loop with a heavy parameter',
    async () => {
      const faults: string[] = [];
      for (const operation of attacked()) {
        if (operation.method !== 'get') continue;
        const names = (operation.operation.parameters ?? []).flatMap((one) => {
          const { name, in: place } = resolve(document, one);
          return typeof name === 'string' && place === 'query' ? [name] : [];
        });
        const heavy = heavyQueries(names).filter(
          (_, i) => HEAVY_KINDS > 1 || i % 17 === names.length % 17,
        );
        for (const one of heavy) faults.push(...(await attack(operation, '1', one)));
      }
      expect(faults).toEqual([]);
    },
    limit,
  );
});
