import { isBeforeHydration, recordEarlyClicks } from './early-clicks';
import { fetchDeferredFiles } from './fonts';
import { countEscapes, ESCAPE_PRESSES, LEAVE_TITLE, leavePage } from './leave-page';
import { DEFERRED_SCRIPTS, UNSCRIPTED } from './markers';

/** Scripts start after this time even if pictures are still loading, in milliseconds. */
const START_DEADLINE_MS = 4_000;

/** Handles the quick exit until the page is hydrated. */
function handleQuickExit(): void {
  const exitSelector = `a[${LEAVE_TITLE}]`;
  const leave = (event: Event, exit: Element) => {
    event.preventDefault();
    leavePage(exit.getAttribute(LEAVE_TITLE) ?? '');
  };
  document.addEventListener(
    'click',
    (event) => {
      const exit =
        isBeforeHydration() && event.target instanceof Element
          ? event.target.closest(exitSelector)
          : null;
      if (exit) leave(event, exit);
    },
    true,
  );
  const count = countEscapes();
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isBeforeHydration() || event.repeat || count(event) < ESCAPE_PRESSES) return;
      const exit = document.querySelector(exitSelector);
      if (exit) leave(event, exit);
    },
    true,
  );
}

/** Runs all files but the last, each in its own task, then the inline module, which imports it. */
function runSequentially(files: readonly string[], module: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  const [file, ...rest] = files;
  if (file !== undefined && rest.length > 0) {
    script.src = file;
    const next = () => setTimeout(() => runSequentially(rest, module));
    script.onload = next;
    script.onerror = next;
  } else {
    script.textContent = module;
  }
  document.head.appendChild(script);
}

function startScripts(): void {
  fetchDeferredFiles();
  const deferred = document.getElementById(DEFERRED_SCRIPTS);
  if (!deferred?.dataset.files) return;
  const files = deferred.dataset.files.split(' ');
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.appendChild(link);
  }
  runSequentially(files, deferred.textContent);
}

/** Calls `callback` once the page has been painted. */
function afterPaint(callback: () => void): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      try {
        new PerformanceObserver(() => setTimeout(callback)).observe({
          type: 'paint',
          buffered: true,
        });
      } catch {
        setTimeout(callback);
      }
    }),
  );
}

/**
 * Starts the page's scripts once the page and its pictures are loaded and painted, or after four
 * seconds. Until then it records clicks of buttons and handles the quick exit. Runs inline at the
 * end of the document.
 */
export function run(): void {
  if (document.documentElement.hasAttribute(UNSCRIPTED)) return;
  recordEarlyClicks();
  handleQuickExit();
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    startScripts();
  };
  if (document.readyState === 'complete') afterPaint(start);
  else window.addEventListener('load', () => afterPaint(start));
  setTimeout(start, START_DEADLINE_MS);
}
