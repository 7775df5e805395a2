import { createElement, useContext, type HTMLAttributes } from 'react';
import { ServerDocumentContext } from './server-document';

/**
 * Custom element that marks a part while the server renders, which then makes it plain text; parts
 * are not nested.
 */
export const PART = 'needs-scripts';

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
