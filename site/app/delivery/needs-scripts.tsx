import { createElement, useContext, type HTMLAttributes } from 'react';
import { insertPart } from 'virtual:inline-scripts';
import { ServerDocumentContext } from './server-document';

/** Custom element that marks a part while the server renders; parts are not nested. */
const PART = 'needs-scripts';

interface NeedsScriptsProps extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'p' | 'section';
}

/**
 * A part of the page that works with scripts only. The server sends it as plain text, which an
 * inline script replaces by its elements while the page is parsed: without scripts it is no part of
 * the page, even where no style sheet could hide it; with scripts it is in the first paint, as the
 * server rendered it.
 */
export function NeedsScripts({ as, className = '', ...attributes }: NeedsScriptsProps) {
  const server = useContext(ServerDocumentContext);
  const part = createElement(as, {
    ...attributes,
    className: `${className} needs-scripts`.trim(),
  });
  if (server === undefined) return part;
  return server.scripts ? createElement(PART, null, part) : null;
}

/**
 * Turns the parts that need scripts into plain text. React escapes `<` in texts and attributes, so
 * the tags of the custom element are only where `NeedsScripts` rendered them.
 *
 * @param page as React rendered it
 * @param nonce of the render's inline scripts
 */
export function partsAsText(page: Buffer<ArrayBuffer>, nonce: string): Buffer<ArrayBuffer> {
  // All that is searched for and inserted is ASCII: in Latin-1 every other byte stays as it is, and
  // nothing has to be decoded.
  const html = page.toString('latin1');
  if (!html.includes(`<${PART}>`)) return page;
  const replaced = html
    .replaceAll(`<${PART}>`, '<script type="text/plain">')
    .replaceAll(`</${PART}>`, () => `</script><script nonce="${nonce}">${insertPart}</script>`);
  return Buffer.from(replaced, 'latin1');
}
