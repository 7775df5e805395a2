/** Characters from which a title is set one step smaller. */
const LONG = 80;

/** The classes of a title: its own, and that of long ones, which the page's styles have. */
export const titleClass = (title: string, className = ''): string =>
  title.length > LONG ? `${className} long-title`.trim() : className;
