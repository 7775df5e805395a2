/** What is wrong on a page that no rule of axe names. All functions run in the page. */

/** The ARIA references of the page to ids that no element has. */
export function danglingReferences(): string[] {
  return ['describedby', 'labelledby', 'controls', 'errormessage', 'owns', 'details'].flatMap(
    (kind) =>
      [...document.querySelectorAll(`[aria-${kind}]`)].flatMap((element) =>
        (element.getAttribute(`aria-${kind}`) ?? '')
          .split(/\s+/)
          .filter((id) => id === '' || document.getElementById(id) === null)
          .map((id) => `aria-${kind}="${id}" of ${element.outerHTML.slice(0, 120)}`),
      ),
  );
}

/**
 * Telephone numbers of emergency services and help lines, and e-mail addresses, in the text of the
 * page that no link holds.
 */
export function unlinkedContacts(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (!parentElement?.closest('main') || parentElement.closest('a, script, noscript')) continue;
    const contact =
      /(?<![\d.,])(?:112|116\s?(?:000|006|111|117|123))(?![\d.,]?\d)|\+385[\s\d]{8,}|\S+@\S+\.\w{2,}/;
    if (contact.test(textContent ?? '')) found.push(textContent?.trim() ?? '');
  }
  return found;
}

/**
 * Controls smaller than 44 by 44 pixels. Links within a line of text are exempt (WCAG 2.5.5), a
 * field's label counts as part of it, and a link that covers its card is as large as the card.
 */
export function smallTargets(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary',
  )) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('[aria-hidden=true], [inert]') !== null) continue;
    const boxes = [...element.getClientRects()];
    if (element instanceof HTMLInputElement) {
      for (const label of element.labels ?? []) boxes.push(label.getBoundingClientRect());
    }
    const covering = getComputedStyle(element, '::after');
    if (covering.content !== 'none' && covering.position === 'absolute') {
      let card: Element = element;
      while (card.parentElement !== null && getComputedStyle(card).position === 'static') {
        card = card.parentElement;
      }
      boxes.push(card.getBoundingClientRect());
    }
    const width =
      Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    const height =
      Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    if (Math.round(width) >= 44 && Math.round(height) >= 44) continue;
    if (boxes.every(({ width: each }) => each <= 1)) continue;
    const own = element.textContent.trim();
    const around = element
      .closest('p, dd, td, th, li, address, figcaption, h2, h3')
      ?.textContent.trim();
    const inText = element.matches('a') && around !== undefined && around !== own;
    if (!inText) found.push(`${own || element.outerHTML.slice(0, 80)}: ${width} by ${height}`);
  }
  return found;
}

/** Lines of Croatian texts that end with a word of one letter, and texts smaller than 14 px. */
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

/** Applies the text spacing of WCAG 1.4.12, in a style sheet that the page's policy allows. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }' +
      'p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Replaces texts by elements, also those that come later, as browsers that translate a page do, and
 * reports those that React changes although they are no longer shown.
 */
export function translate(): void {
  if (Reflect.has(window, 'isTranslated')) return;
  Reflect.set(window, 'isTranslated', true);
  const replaceTexts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const isKept = text.parentElement?.closest('font, script, style, svg, textarea') !== null;
      if (isKept || text.data.trim() === '') continue;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data);
      text.replaceWith(font);
    }
  };
  replaceTexts(document.body);
  new MutationObserver((changes) => {
    for (const { target } of changes) replaceTexts(target);
  }).observe(document.body, { subtree: true, childList: true });
  const property = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...property,
    set(this: Node, value: string) {
      if (!this.isConnected) reportError(new Error(`Changed, but not shown: ${value}`));
      property?.set?.call(this, value);
    },
  });
}
