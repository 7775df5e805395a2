/** Weather: what anyone might be looking at. */
export const NEUTRAL_PAGE = 'https://meteo.hr/';

/** On a link of the quick exit: the title that the page has in the browser's history afterwards. */
export const LEAVE_TITLE = 'data-leave';

/** How often Escape is pressed to leave. */
export const ESCAPE_PRESSES = 3;

/** Presses further apart do not belong together, in milliseconds. */
export const ESCAPE_GAP_MS = 5_000;

/**
 * Goes to the neutral page and leaves nothing of this one in the way: the screen empties at once,
 * the title in the browser's history becomes a neutral one, the page is no longer behind "Back",
 * and the other site is not told where the visitor came from.
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
 * Counts presses of Escape that follow each other, a key held down as one.
 *
 * @returns takes each pressed key and answers how many presses it is; after the last it begins anew
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
