/**
 * Lines of Croatian texts that end with a word of one letter, and texts smaller than 14 px. Runs in
 * the page.
 */
export function badTypeSetting(): string[] {
  const found: string[] = [];
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.visually-hidden, svg, [aria-hidden=true]') === null;
  const blockOf = (element: Element): Element =>
    element.parentElement !== null && getComputedStyle(element).display === 'inline'
      ? blockOf(element.parentElement)
      : element;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  // The word of one letter that was read last, and where it is.
  let last: { block: Element; bottom: number; before: string } | undefined;
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const { parentElement: parent } = node;
    const text = node.textContent ?? '';
    if (parent === null || text.trim() === '' || !isShown(parent)) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (size < 14) found.push(`${size} px: ${text}`);
    const isCroatian = parent.closest('[lang]')?.getAttribute('lang') === 'hr';
    const block = blockOf(parent);
    const range = document.createRange();
    for (const { index, 0: word } of text.matchAll(/\S+/g)) {
      if (last === undefined && !/^[„(]?[aiousk]$/i.test(word)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { top, bottom } = range.getBoundingClientRect();
      if (last?.block === block && top >= last.bottom) found.push(`${last.before} / ${word}`);
      const before = text.slice(Math.max(0, index - 20), index + word.length);
      last = isCroatian && /^[„(]?[aiousk]$/i.test(word) ? { block, bottom, before } : undefined;
    }
  }
  return found;
}

/**
 * Words that two lines share without a hyphen. Addresses, which have no better place to break, are
 * exempt. Runs in the page.
 */
export function brokenWords(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const { parentElement: parent } = node;
    const isShown =
      parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true &&
      parent.closest('.visually-hidden, svg, [aria-hidden=true]') === null;
    if (!isShown) continue;
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s–-]+/g)) {
      if (/[@/]|\w\.\w/.test(word)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      // A drop cap is beside the rest of its word.
      const isBroken = lines.some(({ top }, line) => top >= (lines[line - 1]?.bottom ?? Infinity));
      if (isBroken) found.push(word);
    }
  }
  return found;
}

/**
 * Replaces each written date by the widest one with the same spaces: which dates a page shows
 * depends on the present day.
 */
export function widenDates(): void {
  for (const time of document.querySelectorAll('time')) {
    time.textContent = time.textContent
      .replace(/^\d+\.(\s)\p{L}+(\s)\d{4}\.$/u, '28.$1studenoga$22028.')
      .replace(/^\d+(\s)\p{L}+(\s)\d{4}$/u, '28$1September$22028');
  }
}
