import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { fieldsOf } from 'shared/is-record';
import { resolve, type DocumentedOperation } from '../contract/api-document.js';
import { MANY_NUMBERS, strangeKey, strangeText, strangeValue } from './strange-values.js';

/** A request as it is sent. */
export interface HostileRequest {
  /** The method, where it is not the operation's own. */
  method?: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/** Serializes fields, including keys such as `__proto__` and numbers out of range. */
function toJson(fields: [string, unknown][]): string {
  return `{${fields
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
    .join(',')}}`;
}

/** A valid body with some fields replaced by strange values, some removed and some added. */
function mutatedBody(good: Record<string, unknown>): fc.Arbitrary<string> {
  const names = Object.keys(good);
  const own = names.length > 0 ? fc.constantFrom(...names) : strangeKey;
  return fc
    .tuple(
      fc.array(fc.tuple(own, strangeValue), { minLength: 1, maxLength: 3 }),
      fc.array(fc.tuple(strangeKey, strangeValue), { maxLength: 2 }),
      fc.array(own, { maxLength: 1 }),
    )
    .map(([replaced, added, removed]) => {
      const unchanged = Object.entries(good).filter(([name]) => !removed.includes(name));
      return toJson([...unchanged, ...replaced, ...added]);
    });
}

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/merge-patch+json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'nonsense',
  '',
];

const malformedJson = fc.oneof(
  fc.constantFrom(
    '{',
    '{"a":',
    '[1,]',
    "{'a':1}",
    'null',
    '[]',
    '"text"',
    '1e999',
    '-',
    '{"a":1}}',
    '\ufeff{}',
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
    `{${MANY_NUMBERS.map((i) => `"k${i}":1`).join()}}`,
    `[${MANY_NUMBERS.join()}]`,
    `{"":${'[[],'.repeat(19)}1${']'.repeat(19)}}`,
    `{"a":${'9'.repeat(400)}}`,
    '{"a":9007199254740993}',
    '{"__proto__":{"role":"admin"}}',
    JSON.stringify({ title: 'x'.repeat(1_100_000) }),
  ),
  fc.json({ maxDepth: 4 }),
  fc.string({ maxLength: 60 }),
);

const anyBytes = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes));

type Sent = Pick<HostileRequest, 'headers' | 'body'>;

function jsonBody(good: Record<string, unknown>): fc.Arbitrary<Sent> {
  const json = { 'Content-Type': 'application/json' };
  return fc.oneof(
    {
      weight: 6,
      arbitrary: mutatedBody(good).map((body) => ({ headers: json, body: Buffer.from(body) })),
    },
    {
      weight: 2,
      arbitrary: malformedJson.map((body) => ({ headers: json, body: Buffer.from(body) })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...TYPES),
          fc.oneof(
            anyBytes,
            mutatedBody(good).map((one) => Buffer.from(one)),
          ),
        )
        .map(([type, body]) => ({ headers: { 'Content-Type': type }, body })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('gzip', 'br', 'deflate', 'zstd', 'x'), anyBytes)
        .map(([encoding, body]) => ({ headers: { ...json, 'Content-Encoding': encoding }, body })),
    },
  );
}

const FILES = [
  Buffer.alloc(0),
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  Buffer.from('\xff\xd8\xff\xe0garbage', 'latin1'),
  Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1'),
  Buffer.from('\0\0\0\x20ftypavif\0\0\0\0', 'latin1'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  Buffer.from('%PDF-1.7\n%%EOF'),
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript>>>>endobj'),
  Buffer.from('GIF89a'),
];

/** A form with a file, complete or truncated. */
const multipartBody: fc.Arbitrary<Sent> = fc
  .record({
    name: fc.constantFrom('file', 'alt', '__proto__', '', 'file[0]', 'data'),
    filename: fc.constantFrom('a.png', '../../a.png', '', 'a\0.pdf', 'š'.repeat(300), 'a"b.pdf'),
    type: fc.constantFrom('image/png', 'application/pdf', 'nonsense', 'text/html'),
    file: fc.oneof(fc.constantFrom(...FILES), anyBytes),
    boundary: fc.constantFrom('x', 'x', 'y'),
    cut: fc.double({ min: 0, max: 1, noNaN: true }),
    whole: fc.boolean(),
    field: strangeText,
  })
  .map(({ name, filename, type, file, boundary, cut, whole, field }) => {
    const body = Buffer.concat([
      Buffer.from(`--x\r\nContent-Disposition: form-data; name="alt"\r\n\r\n${field}\r\n`),
      Buffer.from(
        `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      file,
      Buffer.from('\r\n--x--\r\n'),
    ]);
    return {
      headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
      body: whole ? body : body.subarray(0, Math.floor(body.length * cut)),
    };
  });

/** The method of most requests is the operation's own, shown by undefined. */
const METHODS = [
  ...Array.from({ length: 20 }, () => undefined),
  'TRACE',
  'PROPFIND',
  'PUT',
  'POST',
];

const STRANGE_HEADERS: Record<string, string>[] = [
  {},
  {},
  {},
  { 'Accept-Language': 'x;q=9,*;q=-1,hr;;' },
  { Accept: 'text/html;q=nonsense' },
  { 'Accept-Encoding': 'br;q=0, *;q=0' },
  { 'X-Request-Id': `<${'a'.repeat(3000)}>` },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { 'If-None-Match': '"a", W/"b", *' },
  { 'If-Modified-Since': 'yesterday' },
  { Range: 'bytes=9-1,a-b' },
  { 'X-Forwarded-Host': 'drugdje.example', 'X-Forwarded-Proto': 'javascript' },
  { Referer: 'javascript:alert(1)' },
];

/** Percent-encodes a text, including unpaired surrogates. */
function encode(text: string): string {
  return [...Buffer.from(text.slice(0, 1500), 'utf8')]
    .map((byte) =>
      /[\w.~-]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).padStart(2, '0')}`,
    )
    .join('');
}

const RAW_PARTS = ['%', '%E0%A4%A', '%ff', '%00', '%ED%A0%80', '..%2f..%2f', '%2e%2e', ';a=b'];

function queryOf(names: string[]): fc.Arbitrary<string> {
  const name = fc.oneof(
    fc.constantFrom('range', 'sort', 'filter', 'lang', ...names),
    strangeKey.map(encode),
  );
  const value = fc.oneof(
    strangeValue.map((one) => encode(JSON.stringify(one) ?? '')),
    strangeText.map(encode),
    fc.constantFrom(...RAW_PARTS),
    fc.constantFrom(
      ...[
        '[0,24]',
        '[24,0]',
        '[-1,1]',
        '[0,1e9]',
        '["id","ASC"]',
        '["id"]',
        '{"id":[1]}',
        '{"q":"a"}',
        'true',
        '1',
      ].map(encode),
    ),
    fc
      .tuple(fc.constantFrom('id', ...names), strangeValue)
      .map(([key, one]) => encode(toJson([[key, one]]))),
    fc.tuple(strangeKey, strangeText).map((pair) => encode(JSON.stringify(pair))),
  );
  return fc
    .array(fc.tuple(name, value), { maxLength: 3 })
    .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''));
}

/**
 * Random malformed requests to an operation.
 * @param good the fields of a valid body
 * @param ids the ids of existing rows for the path
 */
export function hostileRequests(
  document: OpenAPIObject,
  { path, method, operation }: DocumentedOperation,
  good: Record<string, unknown>,
  ids: string[],
): fc.Arbitrary<HostileRequest> {
  const names = (operation.parameters ?? []).flatMap((one) => {
    const { name } = resolve(document, one);
    return typeof name === 'string' ? [name] : [];
  });
  const part = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ids) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        strangeText.map((one) => encode(one) || '-'),
        fc.constantFrom(...RAW_PARTS),
      ),
    },
  );
  const { content } = resolve(document, operation.requestBody);
  const takesFile = Object.keys(fieldsOf(content)).includes('multipart/form-data');
  const none: fc.Arbitrary<Sent> = fc.constant({ headers: {} });
  const sent =
    method === 'get' || method === 'delete'
      ? fc.oneof({ weight: 9, arbitrary: none }, { weight: 1, arbitrary: jsonBody(good) })
      : takesFile
        ? fc.oneof(multipartBody, multipartBody, jsonBody(good))
        : jsonBody(good);
  return fc
    .record({
      part,
      sent,
      query: queryOf(names),
      extra: fc.constantFrom(...STRANGE_HEADERS),
      other: fc.constantFrom(...METHODS),
    })
    .map(({ part: id, sent: { headers, body }, query, extra, other }) => ({
      method: other,
      path: `${path.replaceAll(/\{[^}]+\}/g, () => id)}${query}`,
      headers: { ...extra, ...headers },
      body,
    }));
}
