const ESCAPES: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

const escaped = (json: string): string =>
  json.replace(/[&><\u2028\u2029]/g, (one) => ESCAPES[one] ?? one);

const call = (method: string): string => `window.__reactRouterContext.streamController.${method};`;

/**
 * The code of the inline scripts that give a page its data, one for each part of the router's
 * stream, and the last one for its end. For `ServerRouter` to write them, React would have to wait
 * for the stream.
 */
export async function dataScripts(data: ReadableStream<Uint8Array>): Promise<string[]> {
  const decoder = new TextDecoder();
  const scripts: string[] = [];
  for await (const bytes of data) {
    const part = decoder.decode(bytes, { stream: true });
    scripts.push(call(`enqueue(${escaped(JSON.stringify(part))})`));
  }
  return [...scripts, call('close()')];
}
