import type { Server, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { OpenAPIObject } from '@nestjs/swagger';
import { fieldsOf, isRecord } from 'shared/is-record';
import { operationsOf, resolve, SchemaChecker, type Operation } from './api-document.js';

interface Answer {
  method: string;
  path: string;
  status: number;
  header(name: string): string | undefined;
  body: Buffer;
}

/** The document itself and the pages that show it, which are no operations. */
const ABOUT_THE_DOCUMENT = /^\/api\/docs(?:-json|-yaml)?(?:\/|$)/;
/** The header of answers that tests give instead of an operation, which no document describes. */
export const ADMITTED_AS = 'x-admitted-as';
/** The statuses of a body or a URL that cannot be read, refused before the operation runs. */
const UNREADABLE = new Set([400, 413, 415]);

function isReadable(path: string): boolean {
  try {
    return !/\0|\p{Surrogate}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

const matcher = (path: string) =>
  new RegExp(
    `^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}/?$`,
  );

/**
 * Compares answers with the API's document: every answer below /api, and those of other paths that
 * the document names. Paths without an operation must be refused with a problem, and bodies and
 * URLs that cannot be read may be.
 */
class AnswerChecker {
  private readonly schemas: SchemaChecker;
  private readonly operations: { method: string; matches: RegExp; operation: Operation }[];

  constructor(private readonly document: OpenAPIObject) {
    this.schemas = new SchemaChecker(document);
    this.operations = operationsOf(document)
      .sort((a, b) => a.path.split('{').length - b.path.split('{').length)
      .map(({ method, path, operation }) => ({ method, matches: matcher(path), operation }));
  }

  /** Whether the document has operations at the path. */
  knows(path: string): boolean {
    return this.operations.some(({ matches }) => matches.test(path));
  }

  /** The differences between the answer and the document. */
  faults(answer: Answer): string[] {
    const { status } = answer;
    const method = answer.method === 'HEAD' ? 'get' : answer.method.toLowerCase();
    const found = this.operations.find(
      (one) => one.method === method && one.matches.test(answer.path),
    );
    const refusal = ['429', '503'].includes(String(status)) && !answer.header('retry-after');
    const faults = refusal ? ['lacks Retry-After'] : [];
    if (status === 304) return faults;
    const responses = found?.operation.responses ?? {};
    const documented = Object.hasOwn(responses, String(status))
      ? resolve(this.document, responses[String(status)])
      : undefined;
    if (documented) return [...faults, ...this.compare(documented, answer)];
    const unforeseen =
      !found ||
      // The server ends any request that arrives too slowly.
      status === 408 ||
      (UNREADABLE.has(status) && (!isReadable(answer.path) || !found.operation.requestBody));
    return unforeseen && status >= 400 && status < 500
      ? [...faults, ...this.problemFaults(answer)]
      : [...faults, 'has a status that is not documented'];
  }

  private compare({ content, headers }: Record<string, unknown>, answer: Answer): string[] {
    const faults = Object.keys(fieldsOf(headers))
      .filter((name) => answer.header(name) === undefined)
      .map((name) => `lacks the header ${name}`);
    if (answer.method === 'HEAD') return faults;
    const type = answer.header('content-type')?.replace(/;.*$/s, '').trim();
    const documented = fieldsOf(content);
    if (Object.keys(documented).length === 0) {
      return answer.body.length > 0 ? [...faults, 'has a body, and none is documented'] : faults;
    }
    const media = type === undefined ? undefined : documented[type];
    if (!isRecord(media)) return [...faults, `has the type ${type}, which is not documented`];
    if (!isRecord(media.schema) || !type?.endsWith('json')) return faults;
    return [...faults, ...this.schemas.faults(media.schema, readJson(answer))];
  }

  private problemFaults(answer: Answer): string[] {
    if (answer.method === 'HEAD') return [];
    if (!answer.header('content-type')?.startsWith('application/problem+json')) {
      return ['is no problem'];
    }
    return this.schemas.faults(PROBLEM, readJson(answer));
  }
}

const PROBLEM = { $ref: '#/components/schemas/ProblemDto' };

function readJson({ body, header }: Answer): unknown {
  const coding = header('content-encoding');
  const plain =
    coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body;
  try {
    return JSON.parse(plain.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Groups a flat list of headers: name, value, name, value. */
function inPairs(flat: unknown[]): [unknown, unknown][] {
  return flat.flatMap((name, i) =>
    i % 2 === 0 ? [[name, flat[i + 1]] as [unknown, unknown]] : [],
  );
}

/** Calls `onAnswer` with every answer of the server, before the client has all of it. */
function watchAnswers(server: Server, onAnswer: (answer: Answer) => void): void {
  server.prependListener('request', ({ method = '', url = '' }, response: ServerResponse) => {
    const path = url.replace(/\?.*$/s, '');
    const chunks: Buffer[] = [];
    const written: Record<string, string> = {};
    const collect = (chunk: unknown, encoding: unknown): void => {
      if (typeof chunk === 'string') {
        chunks.push(Buffer.from(chunk, encoding === 'latin1' ? 'latin1' : 'utf8'));
      } else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    };
    const wrap = (name: 'write' | 'end' | 'writeHead', before: (args: unknown[]) => void): void => {
      const original: unknown = response[name];
      if (typeof original !== 'function') return;
      Reflect.set(response, name, (...args: unknown[]): unknown => {
        before(args);
        return Reflect.apply(original, response, args);
      });
    };
    wrap('writeHead', (args) => {
      const given: unknown = args.find((one) => typeof one === 'object');
      const pairs = Array.isArray(given) ? inPairs(given) : Object.entries(fieldsOf(given));
      for (const [name, value] of pairs) written[String(name).toLowerCase()] = String(value);
    });
    wrap('write', ([chunk, encoding]) => collect(chunk, encoding));
    let ended = false;
    wrap('end', ([chunk, encoding]) => {
      if (ended) return;
      ended = true;
      collect(chunk, encoding);
      const header = (name: string): string | undefined => {
        const value = response.getHeader(name) ?? written[name.toLowerCase()];
        return value === undefined ? undefined : String(value);
      };
      onAnswer({
        method,
        path,
        status: response.statusCode,
        header,
        body: Buffer.concat(chunks),
      });
    });
  });
}

/**
 * Checks every answer of the server that the document covers.
 * @param mismatches where the differences are added
 */
export function checkAnswers(server: Server, document: OpenAPIObject, mismatches: string[]): void {
  const checker = new AnswerChecker(document);
  watchAnswers(server, (answer) => {
    const { method, path, status, body } = answer;
    if (method === 'OPTIONS' || ABOUT_THE_DOCUMENT.test(path)) return;
    if (answer.header(ADMITTED_AS) !== undefined) return;
    if (!path.startsWith('/api/') && !checker.knows(path)) return;
    const faults = checker.faults(answer);
    if (faults.length === 0) return;
    mismatches.push(
      `${method} ${path.slice(0, 120)} ${status}\n  ${faults.join('\n  ')}\n  ${body.toString('utf8').slice(0, 300)}`,
    );
  });
}
