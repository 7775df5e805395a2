/** Weather: what anyone might be looking at. */
export const neutralPage = 'https://meteo.hr/';

/**
 * Goes to the neutral page and leaves nothing of this one in the way: the screen empties at once,
 * the title in the browser's history becomes a neutral one, the page is no longer behind "Back",
 * and the other site is not told where the visitor came from.
 */
export function leavePage(
  title: string,
  goTo: (address: string) => void = (address) => window.location.replace(address),
): void {
  const silence = document.createElement('meta');
  silence.name = 'referrer';
  silence.content = 'no-referrer';
  document.head.append(silence);
  document.documentElement.hidden = true;
  document.title = title;
  goTo(neutralPage);
}
