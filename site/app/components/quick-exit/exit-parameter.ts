/**
 * The query parameter of a page to which one with the quick exit leads, such as the contact form:
 * that page has it as well, without anything stored in the browser.
 */
const EXIT = 'exit';

export const hasExit = (query: URLSearchParams): boolean => query.get(EXIT) === 'true';

/** The query that gives a page the quick exit, for `URLSearchParams`. */
export const exitQuery = (exit: boolean): Record<string, string> =>
  exit ? { [EXIT]: 'true' } : {};

/** The URL of the contact form. */
export const contactUrl = (exit: boolean): string => (exit ? `/contact?${EXIT}=true` : '/contact');
