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
