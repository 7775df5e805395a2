import { createHash } from 'node:crypto';
import { insertPart } from 'virtual:inline-scripts';
import { CACHED_PART, PART_KEY } from '~/delivery/cached-parts';
import { PART } from '~/delivery/needs-scripts';
import type { ServerDocument } from '~/delivery/server-document';
import { marks, sharedText } from '~/delivery/shared-texts';
import type { PageDocument } from '~/server-context';

const END = '</body></html>';
const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;

/** Types that never run. `text/plain` may: the page runs it as a module after the first paint. */
const NON_EXECUTABLE_TYPE = /\stype=["']?application\/(?:ld\+)?json/i;

type InlineElement = 'script' | 'style';

/** Where a document is changed. */
interface Change {
  at: number;
  /** The bytes that are left out. */
  length: number;
  /** What is written in their place. */
  text?: Uint8Array | undefined;
}

const partStart = Buffer.from('<script type="text/plain">');
const partEnd = Buffer.from(`</script><script>${insertPart}</script>`);
const insertPartSource = hashSource(insertPart);

const nonceAttribute = (nonce: string): string => ` nonce="${nonce}"`;

/**
 * The document of a page as it is sent. The inline scripts and styles that carry the nonce of the
 * render lose it, and get a source in the content security policy. Injected ones cannot know the
 * nonce and are left out. Parts that need scripts become plain text, which a script inserts.
 *
 * The input is always HTML that React has just rendered: it escapes `<`, `>` and `"` in text and
 * attributes, inline code contains no end tag, and the nonce is random for each render. A search
 * for the nonce therefore finds the same elements as a browser, and one for the tags of a part only
 * those that `NeedsScripts` rendered. The policy blocks any element that the search misses.
 *
 * All that is searched for is ASCII, so the document is searched as bytes: strings with Croatian
 * letters take twice as much memory, which every change would copy.
 *
 * @param server the state of the render; undefined in development
 * @param dataScripts code of the scripts that give the page its data
 */
export function pageDocument(
  html: string,
  server: Pick<ServerDocument, 'nonce' | 'parts'> | undefined,
  dataScripts: readonly string[],
): PageDocument {
  const nonce = server?.nonce;
  const page = withParts(Buffer.from(html), server);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const changes: Change[] = [];

  const mark = nonceAttribute(nonce ?? '');
  for (const at of nonce === undefined ? [] : positions(page, mark)) {
    changes.push({ at, length: mark.length });
    const start = page.lastIndexOf(LESS_THAN, at);
    const codeStart = page.indexOf(GREATER_THAN, at) + 1;
    if (codeStart === 0) continue;
    const tag = page.toString('latin1', start, codeStart - 1);
    const element = tag.startsWith('<script ')
      ? 'script'
      : tag.startsWith('<style ')
        ? 'style'
        : '';
    if (element === '' || /\ssrc=/i.test(tag) || NON_EXECUTABLE_TYPE.test(tag)) continue;
    const codeEnd = page.indexOf(`</${element}>`, codeStart, 'latin1');
    if (codeEnd < 0) continue;
    const code = sharedIn(page, codeStart, nonce) ?? page.subarray(codeStart, codeEnd);
    (element === 'script' ? scripts : styles).add(sourceOf(code, element));
  }
  for (const at of nonce === undefined ? [] : positions(page, marks.startOf(nonce))) {
    const length = page.indexOf(marks.END, at + 1, 'latin1') + marks.END.length - at;
    changes.push({ at, length, text: sharedIn(page, at, nonce) });
  }
  for (const at of positions(page, `<${PART}>`)) {
    changes.push({ at, length: PART.length + 2, text: partStart });
  }
  for (const at of positions(page, `</${PART}>`)) {
    changes.push({ at, length: PART.length + 3, text: partEnd });
    scripts.add(insertPartSource);
  }
  const written = dataScripts.map((code) => `<!--$--><script>${code}</script>`).join('');
  if (written !== '') {
    const at = page.lastIndexOf(END, undefined, 'latin1');
    if (at < 0) throw new Error('The page has no end.');
    const text = Buffer.from(written + '<!--/$-->'.repeat(dataScripts.length));
    changes.push({ at, length: 0, text });
    for (const code of dataScripts) scripts.add(hashSource(code));
  }
  return { body: changed(page, changes), scripts: [...scripts], styles: [...styles] };
}

/** The text whose mark is at a position of the page; undefined where there is none. */
function sharedIn(page: Buffer, at: number, nonce: string | undefined): Buffer | undefined {
  const start = nonce === undefined ? '' : marks.startOf(nonce);
  const keyStart = at + start.length;
  if (start === '' || page.toString('latin1', at, keyStart) !== start) return undefined;
  const keyEnd = page.indexOf(marks.END, keyStart, 'latin1');
  const text = sharedText(page.toString('latin1', keyStart, keyEnd));
  return text && Buffer.from(text.buffer, text.byteOffset, text.byteLength);
}

const cachedStart = `<${CACHED_PART} ${PART_KEY}="`;
const cachedEnd = `</${CACHED_PART}>`;

/**
 * What only the render that wrote it can use: its nonce, and marks that React writes for what was
 * not there yet, or failed.
 */
const marksOf = (nonce: string): readonly string[] => [
  nonceAttribute(nonce),
  marks.startOf(nonce),
  '<!--$?-->',
  '<!--$!-->',
];

/** The page with the HTML of its cached parts; those that were rendered are remembered. */
function withParts(
  page: Buffer,
  server: Pick<ServerDocument, 'nonce' | 'parts'> | undefined,
): Buffer {
  if (server === undefined) return page;
  const changes: Change[] = [];
  for (const at of positions(page, cachedStart)) {
    const keyEnd = page.indexOf('"', at + cachedStart.length, 'latin1');
    const part = server.parts.get(page.toString('latin1', at + cachedStart.length, keyEnd));
    const start = keyEnd + 2;
    const end = page.indexOf(cachedEnd, start, 'latin1');
    if (part === undefined || end < 0) throw new Error('The page has an unknown part.');
    const html = page.subarray(start, end);
    const isRendered = html.length > 0;
    if (isRendered && !marksOf(server.nonce).some((mark) => html.includes(mark))) {
      part.html = new Uint8Array(html);
    }
    changes.push(
      { at, length: start - at, text: isRendered ? undefined : part.html },
      { at: end, length: cachedEnd.length },
    );
  }
  return changed(page, changes);
}

function positions(page: Buffer, text: string): number[] {
  const found: number[] = [];
  const wanted = Buffer.from(text);
  for (let at = page.indexOf(wanted); at >= 0; at = page.indexOf(wanted, at + wanted.length)) {
    found.push(at);
  }
  return found;
}

function changed(page: Buffer, changes: Change[]): Buffer<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  let copied = 0;
  for (const { at, length, text } of changes.sort((a, b) => a.at - b.at)) {
    pieces.push(page.subarray(copied, at));
    if (text) pieces.push(text);
    copied = at + length;
  }
  pieces.push(page.subarray(copied));
  return Buffer.concat(pieces);
}

/** The CSP source of an inline script or style (`'sha256-…'`, CSP3 section 2.3.1). */
function hashSource(code: string | Buffer): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

interface KnownCode {
  code: Buffer;
  source: string;
}

/** Code that pages share, by its length in bytes. */
const known = new Map<number, KnownCode[]>();
/** Scripts that are longer may differ from page to page. */
const MAX_KNOWN_SCRIPT = 4096;
const MAX_KNOWN_OF_LENGTH = 4;
const MAX_LENGTHS = 500;

/** The CSP source of inline code, hashed once if other pages have the same code. */
function sourceOf(code: Buffer, element: InlineElement): string {
  if (element === 'script' && code.length > MAX_KNOWN_SCRIPT) return hashSource(code);
  const sameLength = known.get(code.length) ?? [];
  const found = sameLength.find((each) => each.code.equals(code));
  if (found) return found.source;
  const source = hashSource(code);
  if (sameLength.length < MAX_KNOWN_OF_LENGTH && known.size < MAX_LENGTHS) {
    known.set(code.length, [...sameLength, { code: Buffer.from(code), source }]);
  }
  return source;
}
