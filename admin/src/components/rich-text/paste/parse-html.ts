/** Where inline styles are kept. */
const attribute = 'data-style';

/** Without style sheets, and with inline styles in an attribute of their own. */
const withoutStyles = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle(?=\s*=)/gi, ` ${attribute}`));

/**
 * Parses pasted HTML. The panel's content security policy blocks inline styles of parsed HTML, too,
 * so those are read by `styleOf`.
 */
export const parseHtml = (html: string): HTMLElement =>
  new DOMParser().parseFromString(withoutStyles(html), 'text/html').body;

/** The inline styles of an element, as they are written. */
export const stylesOf = (element: Element): string => element.getAttribute(attribute) ?? '';

/** A property in the inline styles of an element; empty where it is not set. */
export function styleOf(element: Element, property: string): string {
  const declarations = stylesOf(element).split(';');
  const value = declarations
    .map((declaration) => declaration.split(':'))
    .find(([name]) => name?.trim().toLowerCase() === property)?.[1];
  return value?.trim().toLowerCase() ?? '';
}
