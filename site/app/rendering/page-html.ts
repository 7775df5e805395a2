import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

interface RenderOptions {
  nonce: string | undefined;
  /** Gets what a part of the page throws that the rest can be shown without. */
  onError: (error: unknown) => void;
  /** When parts that are still not there are left to the browser, in milliseconds. */
  timeout: number;
}

/** Marks that React writes for a part that was not there yet, or failed. */
const INCOMPLETE = ['<!--$?-->', '<!--$!-->'];

/**
 * The HTML of a whole page.
 * @throws what the page throws outside its parts
 */
export function pageHtml(page: ReactNode, options: RenderOptions): string | Promise<string> {
  return renderedAtOnce(page) ?? renderedAsStream(page, options);
}

/**
 * The HTML of a page whose data are all loaded, as one string: a stream's copies of each part and
 * its turns of the event loop cost more than half as much as the components. Undefined for a page
 * that has to wait or that fails: the stream waits, and reports errors.
 * See decision 198.
 */
function renderedAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page);
    if (INCOMPLETE.some((mark) => html.includes(mark))) return undefined;
    return `<!DOCTYPE html>${html}`;
  } catch {
    return undefined;
  }
}

function renderedAsStream(
  page: ReactNode,
  { nonce, onError, timeout }: RenderOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // React sends larger suspense boundaries hidden, for a script to move into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(abortTimer);
        const chunks: Uint8Array[] = [];
        const collected = new Writable({
          // It takes everything at once, so that React never waits for it.
          highWaterMark: Number.MAX_SAFE_INTEGER,
          write(chunk: Uint8Array, _encoding, done) {
            chunks.push(chunk);
            done();
          },
        });
        collected.on('error', reject).on('finish', () => resolve(Buffer.concat(chunks).toString()));
        pipe(collected);
      },
      onShellError(error) {
        clearTimeout(abortTimer);
        reject(error);
      },
      onError,
    });
    // The timer references the whole page, so it is cleared once the page is rendered: many pages
    // would otherwise fill the memory.
    const abortTimer = setTimeout(abort, timeout).unref();
  });
}
