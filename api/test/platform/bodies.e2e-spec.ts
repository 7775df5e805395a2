import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { fieldsOf } from 'shared/is-record';
import { createDocument } from '../../src/openapi/document.js';
import { blogPostBody } from '../factories/blog-post.factory.js';
import { contactMessageBody } from '../factories/contact-message.factory.js';
import { projectBody } from '../factories/project.factory.js';
import { operationsOf, resolve, type DocumentedOperation } from '../setup/contract/api-document.js';
import { CALLS } from '../setup/contract/calls.js';
import { measureLoopDelay } from '../setup/hostile/loop-delay.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

let test: TestApp;
let document: OpenAPIObject;
/** Every operation that takes a body. */
let operations: DocumentedOperation[];
beforeAll(async () => {
  test = await startTestApp();
  document = createDocument(test.app);
  operations = operationsOf(document).filter(({ operation }) => operation.requestBody);
});
afterAll(() => test.close());

const json = 'application/json';

interface Answer {
  status: number;
  body: { detail?: string; errors?: Record<string, string> };
}

/** Sends a body as an administrator, from a unique IP address. */
async function send(
  method: string,
  path: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(test.origin + path.replaceAll(/\{[^}]+\}/g, '1'), {
    method: method.toUpperCase(),
    headers: {
      ...test.admin,
      'Content-Type': json,
      'X-Forwarded-For': uniqueIp(),
      ...headers,
    },
    body,
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`;

/** Whether an operation takes bytes, such as a backup, and reads no JSON: it answers 415. */
const takesBytes = ({ requestBody }: DocumentedOperation['operation']): boolean =>
  'application/octet-stream' in fieldsOf(fieldsOf(requestBody).content);

/** A slow machine needs about 50 ms; code that reads every key would need thousands. */
const MAX_BLOCKED_MS = 500;

describe('a JSON body', () => {
  const names = Array.from({ length: 130_000 }, (_, i) => `"${i.toString(36)}":1`);
  const hostile: Record<string, string> = {
    'many keys': `{${names.join()}}`,
    'many keys within the limit of a form': `{${names.slice(0, 6000).join()}}`,
    'many entries': `{"documents":[${'{},'.repeat(300_000)}{}]}`,
    'many numbers': `[1${',1'.repeat(400_000)}]`,
    'deep nesting': nested(5000),
    'deep nesting in a field': `{"username":${nested(5000)},"password":"x"}`,
    'deep nesting of objects': `${'{"file":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  };

  it.each(Object.entries(hostile))(
    'with %s is refused by every operation without blocking the event loop',
    async (_, body) => {
      const accepted: [string, number][] = [];
      const blockedMs: number[] = [];
      for (const { method, path, operation } of operations) {
        const request = async () => {
          const { status } = await send(method, path, body);
          const refusals = takesBytes(operation) ? [415] : [400, 413];
          if (!refusals.includes(status)) accepted.push([`${method} ${path}`, status]);
        };
        blockedMs.push(await measureLoopDelay(request));
      }
      expect(operations.length).toBeGreaterThan(40);
      expect(accepted).toEqual([]);
      expect(Math.max(...blockedMs)).toBeLessThan(MAX_BLOCKED_MS);
    },
  );

  it('is refused in the language of the request', async () => {
    const refusal = async (language: string, body: string) =>
      (await send('post', '/api/auth/login', body, { 'Accept-Language': language })).body.detail;
    const deep = hostile['deep nesting in a field'] ?? '';
    expect(await refusal('hr', deep)).toBe(
      'Zahtjev ima previše polja ili su ugniježđena preduboko.',
    );
    expect(await refusal('en', deep)).toBe(
      'The request has too many fields, or they are nested too deeply.',
    );
    const long = `{"username":"${'x'.repeat(70_000)}"}`;
    expect(await refusal('hr', long)).toBe('Zahtjev smije imati najviše 64 kB.');
    expect(await refusal('en', long)).toBe('The request may be at most 64 kB.');
  });

  it('is limited by its decompressed length', async () => {
    const packed = gzipSync(JSON.stringify({ a: 'x'.repeat(1_000_000) }));
    expect(packed.length).toBeLessThan(2000);
    const { status } = await send('post', '/api/contact', packed, { 'Content-Encoding': 'gzip' });
    expect(status).toBe(413);
  });

  it('in another character set is refused', async () => {
    const encoded = Buffer.from(hostile['deep nesting in a field'] ?? '', 'utf16le');
    const type = { 'Content-Type': `${json}; charset=utf-16` };
    expect((await send('post', '/api/auth/login', encoded, type)).status).toBe(415);
  });

  it('that is an array is refused', async () => {
    for (const { method, path, operation } of operations) {
      const refusal = takesBytes(operation) ? 415 : 400;
      for (const body of ['[]', '[{}]', '[1,1]']) {
        const { status } = await send(method, path, body);
        expect([method, path, body, status]).toEqual([method, path, body, refusal]);
      }
    }
  });

  it('of a public form has at most 64 kB, and an article 1 MB', async () => {
    const statusOf = async (path: string, body: object, length: number) => {
      const remaining = length - Buffer.byteLength(JSON.stringify({ ...body, pad: '' }));
      const padded = JSON.stringify({ ...body, pad: 'x'.repeat(remaining) });
      return (await send('post', path, padded)).status;
    };
    expect(await statusOf('/api/contact', contactMessageBody(), 64 * 1024)).toBe(201);
    expect(await statusOf('/api/contact', contactMessageBody(), 64 * 1024 + 1)).toBe(413);
    for (const [path, body] of [
      ['/api/blog', blogPostBody],
      ['/api/projects', projectBody],
    ] as const) {
      expect(await statusOf(path, body(), 1024 * 1024)).toBe(201);
      expect(await statusOf(path, body(), 1024 * 1024 + 1)).toBe(413);
    }
  });
});

/** A body with every text of the maximum length, in characters of two bytes. */
function longestBody(schema: Record<string, unknown>): Record<string, unknown> {
  const { properties = {}, anyOf } = schema;
  const [first] = Array.isArray(anyOf) ? anyOf : [];
  if (first) return longestBody(resolve(document, first));
  return Object.fromEntries(
    Object.entries(fieldsOf(properties)).flatMap(([name, one]) => {
      const { maxLength } = resolve(document, one);
      return typeof maxLength === 'number' ? [[name, 'š'.repeat(maxLength)]] : [];
    }),
  );
}

describe('a valid body', () => {
  it('with every text of its maximum length fits every operation', async () => {
    const answers: [string, number][] = [];
    for (const { method, path, operation } of operations) {
      const { content } = resolve(document, operation.requestBody);
      const { schema } = fieldsOf(fieldsOf(content)[json]);
      const body = JSON.stringify(longestBody(resolve(document, schema)));
      answers.push([`${method} ${path}`, (await send(method, path, body)).status]);
    }
    expect(answers.filter(([, status]) => status === 413)).toEqual([]);
  });

  it('of 5,000 words in each language is stored', async () => {
    const words = 'Žene i djeca „šeću“ uz rijeku Čikolu, a na kraju čekaju još čitav dan.\n\n';
    const content = words.repeat(5000 / 14);
    const post = JSON.stringify(blogPostBody({ content, contentEn: content }));
    expect((await send('post', '/api/blog', post)).status).toBe(201);
  });

  it('of a project with fifty documents is stored', async () => {
    const documents = Array.from({ length: 50 }, (_, i) => ({
      name: `Priručnik ${i}`,
      nameEn: `Handbook ${i}`,
      path: `/documents/prirucnik-${i}.pdf`,
    }));
    const project = JSON.stringify(projectBody({ documents }));
    expect((await send('post', '/api/projects', project)).status).toBe(201);
  });

  it('with more list entries than its rule allows is refused by that rule', async () => {
    const documents = Array.from({ length: 60 }, () => ({ name: 'a', nameEn: 'a', path: '/a' }));
    const { body } = await send(
      'post',
      '/api/projects',
      JSON.stringify(projectBody({ documents })),
    );
    expect(body.errors).toEqual({ documents: 'Dopušteno je najviše 50 dokumenata' });
  });

  it('of other tests has far fewer values than are allowed', async () => {
    for (const [name, { body }] of Object.entries(CALLS)) {
      const parts = JSON.stringify((await body?.(test)) ?? {}).split(/[,[{]/).length;
      expect([name, parts < 500]).toEqual([name, true]);
    }
  });
});
