import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentChanges } from './content-changes.js';
import type { PageCache } from './page-cache.js';

/**
 * Lets an anonymous API read that is about to be answered be kept as it goes out: the answer is
 * sent as always, and a copy goes into the cache when it was a success anyone may see.
 */
export function keepApiAnswer(
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  { changes, pages }: { changes: ContentChanges; pages: PageCache },
): void {
  if (request.method !== 'GET') return;
  const { generation } = changes;
  const end = response.end.bind(response);
  response.end = ((...args: Parameters<typeof end>) => {
    const [chunk] = args as unknown[];
    if (response.statusCode === 200 && mayKeep(response) && isWhole(chunk)) {
      const headers = Object.entries(response.getHeaders()).flatMap(([name, value]) =>
        value === undefined ? [] : [name, String(value)],
      );
      pages.put(key, generation, headers, Buffer.from(chunk)).catch(() => undefined);
    }
    return end(...args);
  }) as typeof response.end;
}

function isWhole(chunk: unknown): chunk is string | Buffer {
  return typeof chunk === 'string' || Buffer.isBuffer(chunk);
}

function mayKeep(response: ServerResponse): boolean {
  return (
    !response.headersSent &&
    !response.hasHeader('set-cookie') &&
    !/no-store|private/.test(String(response.getHeader('cache-control') ?? ''))
  );
}
