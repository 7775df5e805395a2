/** On the root element while a page is shown in the system's fonts. */
export const SYSTEM_FONTS = 'system-fonts';

/** On the root element beside it when ours are there, but came too late for the page. */
export const DEFERRED_FONTS = 'deferred-fonts';

/** How long after its first paint a page may still change its fonts, in milliseconds. */
const SETTLED_MS = 3_000;

const FAMILIES = ['Fraunces', 'Atkinson Hyperlegible Next'];

/** Characters that need both files of a font: the Latin one and its extension. */
const SAMPLE = 'aš';

const tabIcon = () => document.querySelector<HTMLLinkElement>('link[rel=icon]');

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.crossOrigin = '';
  link.href = file;
  document.head.appendChild(link);
}

/**
 * Defers what a page's first paint does without, our fonts and the tab's icon, unless the service
 * worker has them cached. Runs in `<head>` before the first paint.
 *
 * @param files URLs of the fonts, separated by spaces; absent in development, which defers nothing
 */
export function deferFonts(files: string | undefined): void {
  if (files === undefined) return;
  // Absent where the page's origin is not secure.
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (worker?.controller) {
    files.split(' ').forEach(preload);
    return;
  }
  document.documentElement.classList.add(SYSTEM_FONTS);
  const icon = tabIcon();
  if (icon) {
    icon.dataset.href = icon.href;
    icon.href = 'data:,';
  }
}

/** Only some browsers have it. */
interface WithConnection {
  connection?: { saveData?: boolean };
}

/**
 * Fetches what was deferred. Our fonts replace the system's, which are stretched to the same
 * metrics, unless the page is being read by then; where the visitor asks to save data, the system's
 * stay.
 */
export function fetchDeferredFiles(): void {
  const { classList } = document.documentElement;
  const began = Date.now();
  const icon = tabIcon();
  if (icon?.dataset.href) icon.href = icon.dataset.href;
  const { connection }: WithConnection = navigator as WithConnection;
  if (!classList.contains(SYSTEM_FONTS) || connection?.saveData) return;
  Promise.all(FAMILIES.map((family) => document.fonts.load(`1em "${family}"`, SAMPLE))).then(
    () => {
      if (Date.now() - began < SETTLED_MS) classList.remove(SYSTEM_FONTS);
      else classList.add(DEFERRED_FONTS);
    },
    () => undefined,
  );
}
