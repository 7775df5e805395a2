/** Class of the root element while a page is shown in the system's fonts. */
export const SYSTEM_FONTS = 'system-fonts';

/** Class beside it when our fonts have loaded too late to change the page that is being read. */
export const DEFERRED_FONTS = 'deferred-fonts';

/** How long after its first paint a page may change its fonts, in milliseconds. */
const SWAP_PERIOD_MS = 3_000;

const FAMILIES = ['Fraunces', 'Atkinson Hyperlegible Next'];

/** Characters that need both files of a font: the Latin one and its extension. */
const SAMPLE = 'aš';

const favicon = () => document.querySelector<HTMLLinkElement>('link[rel=icon]');

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.crossOrigin = '';
  link.href = file;
  document.head.appendChild(link);
}

/**
 * Defers files that the first paint does not need, our fonts and the favicon, unless a service
 * worker has them cached. Runs in `<head>` before the first paint.
 *
 * @param files URLs of the fonts, separated by spaces; undefined in development: defers nothing
 */
export function deferFonts(files: string | undefined): void {
  if (files === undefined) return;
  // Undefined where the page's origin is not secure.
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (worker?.controller) {
    files.split(' ').forEach(preload);
    return;
  }
  document.documentElement.classList.add(SYSTEM_FONTS);
  const icon = favicon();
  if (icon) {
    icon.dataset.href = icon.href;
    icon.href = 'data:,';
  }
}

/** The Network Information API, which only some browsers have. */
interface NavigatorWithConnection {
  connection?: { saveData?: boolean };
}

/**
 * Fetches the deferred files. Our fonts replace the system's, which are scaled to the same metrics,
 * unless the swap period has passed by then. Where the visitor saves data, fonts are not fetched.
 */
export function fetchDeferredFiles(): void {
  const { classList } = document.documentElement;
  const startedAt = Date.now();
  const icon = favicon();
  if (icon?.dataset.href) icon.href = icon.dataset.href;
  const { connection } = navigator as NavigatorWithConnection;
  if (!classList.contains(SYSTEM_FONTS) || connection?.saveData) return;
  Promise.all(FAMILIES.map((family) => document.fonts.load(`1em "${family}"`, SAMPLE))).then(
    () => {
      if (Date.now() - startedAt < SWAP_PERIOD_MS) classList.remove(SYSTEM_FONTS);
      else classList.add(DEFERRED_FONTS);
    },
    () => undefined,
  );
}
