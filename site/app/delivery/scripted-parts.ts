const OPENING = /<(div|p|section) [^>]*\bclass="(?:[^"]* )?needs-scripts(?: [^"]*)?"[^>]*>/g;

/** Puts the element before it, which holds HTML as plain text, into the page as what it describes. */
const INSERT =
  '(function(s,d){d=s.previousSibling;s.remove();d.outerHTML=d.textContent})(document.currentScript)';

/** Where the element that begins at `start` ends. */
function endOf(html: string, start: number, tag: string): number {
  const tags = new RegExp(`<(/?)${tag}\\b[^>]*>`, 'g');
  tags.lastIndex = start;
  let depth = 0;
  for (let found = tags.exec(html); found !== null; found = tags.exec(html)) {
    depth += found[1] === '/' ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return html.length;
}

/**
 * Keeps what only scripts can do (`needs-scripts`) out of the page of those who have none, also in
 * browsers without style sheets: it comes as plain text, from which an inline script makes it while
 * the page is parsed. So it is there from the first paint on, and as the server rendered it.
 *
 * @param nonce marks the scripts that the render wrote
 */
export function scriptedParts(html: string, nonce: string): string {
  let made = '';
  let taken = 0;
  for (const { index, 1: tag = '' } of html.matchAll(OPENING)) {
    if (index < taken) continue;
    const end = endOf(html, index, tag);
    made +=
      html.slice(taken, index) +
      `<script type="text/plain">${html.slice(index, end)}</script>` +
      `<script nonce="${nonce}">${INSERT}</script>`;
    taken = end;
  }
  return made + html.slice(taken);
}
