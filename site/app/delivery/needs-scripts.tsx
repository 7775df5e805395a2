import { createElement, useContext, type HTMLAttributes } from 'react';
import { insertPart } from 'virtual:inline-scripts';
import { ServerDocumentContext } from './server-document';

/** Element around a part while the server renders; no part holds another. */
const PART = 'needs-scripts';

interface NeedsScriptsProps extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'p' | 'section';
}

/**
 * What only scripts can do. The server keeps it out of the page of those who have none, also in
 * browsers without style sheets: it sends it as plain text, which an inline script inserts while
 * the page is parsed. So it is there from the first paint on, and as the server rendered it.
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
 * Makes text of the parts that need scripts in a rendered page.
 *
 * @param nonce marks the scripts that the render wrote
 */
export function partsAsText(html: string, nonce: string): string {
  return html
    .replaceAll(`<${PART}>`, '<script type="text/plain">')
    .replaceAll(`</${PART}>`, () => `</script><script nonce="${nonce}">${insertPart}</script>`);
}
