/** A weather forecast, which reveals nothing about the visitor. */
export const NEUTRAL_PAGE = 'https://meteo.hr/';

/** Attribute of a quick exit link: the title that replaces the page's in the browser's history. */
export const LEAVE_TITLE = 'data-leave';

/** How many presses of Escape leave the page. */
export const ESCAPE_PRESSES = 3;

/** The longest time between two presses that are counted together, in milliseconds. */
export const ESCAPE_GAP_MS = 5_000;

/**
 * Replaces this page by the neutral one: the screen is cleared immediately, the title in the
 * browser's history becomes a neutral one, "Back" does not return to the page, and the other site
 * gets no referrer.
 */
export function leavePage(
  title: string,
  goTo: (url: string) => void = (url) => window.location.replace(url),
): void {
  const referrer = document.createElement('meta');
  referrer.name = 'referrer';
  referrer.content = 'no-referrer';
  document.head.appendChild(referrer);
  document.documentElement.hidden = true;
  document.title = title;
  goTo(NEUTRAL_PAGE);
}

/**
 * Counts consecutive presses of Escape; a key that is held down counts once.
 *
 * @returns a function that takes each key event and returns the count; it restarts after the last
 */
export function countEscapes(): (event: Pick<KeyboardEvent, 'key' | 'repeat'>) => number {
  let count = 0;
  let last = 0;
  return ({ key, repeat }) => {
    if (key === 'Escape' && repeat) return count;
    const now = Date.now();
    if (key !== 'Escape' || count === ESCAPE_PRESSES || now - last >= ESCAPE_GAP_MS) count = 0;
    if (key === 'Escape') count += 1;
    last = now;
    return count;
  };
}
