import { isEarly, recordEarlyClicks } from './early-clicks';
import { fetchDeferredFiles } from './fonts';
import { countEscapes, ESCAPE_PRESSES, LEAVE_TITLE, leavePage } from './leave-page';
import { DEFERRED_SCRIPTS, UNSCRIPTED } from './markers';

/** Scripts start by then, whatever the page's pictures do, in milliseconds. */
const LATEST_MS = 4_000;

/** The quick exit works at once, before the page's own scripts answer it. */
function answerQuickExit(): void {
  const exitSelector = `a[${LEAVE_TITLE}]`;
  const leave = (event: Event, exit: Element) => {
    event.preventDefault();
    leavePage(exit.getAttribute(LEAVE_TITLE) ?? '');
  };
  document.addEventListener(
    'click',
    (event) => {
      const exit =
        isEarly() && event.target instanceof Element ? event.target.closest(exitSelector) : null;
      if (exit) leave(event, exit);
    },
    true,
  );
  const count = countEscapes();
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isEarly() || event.repeat || count(event) < ESCAPE_PRESSES) return;
      const exit = document.querySelector(exitSelector);
      if (exit) leave(event, exit);
    },
    true,
  );
}

/** Runs the files before the last one by one, each in a task of its own, then the inline module. */
function runInTurn(files: readonly string[], module: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  const [file, ...rest] = files;
  if (file !== undefined && rest.length > 0) {
    script.src = file;
    const next = () => setTimeout(() => runInTurn(rest, module));
    script.onload = next;
    script.onerror = next;
  } else {
    script.textContent = module;
  }
  document.head.appendChild(script);
}

function startScripts(): void {
  fetchDeferredFiles();
  const late = document.getElementById(DEFERRED_SCRIPTS);
  if (!late?.dataset.files) return;
  const files = late.dataset.files.split(' ');
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.appendChild(link);
  }
  runInTurn(files, late.textContent);
}

/** Calls once the page as it is now has been painted. */
function afterPaint(call: () => void): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      try {
        new PerformanceObserver(() => setTimeout(call)).observe({ type: 'paint', buffered: true });
      } catch {
        setTimeout(call);
      }
    }),
  );
}

/**
 * Starts the page's scripts once the page and its pictures are there and painted, or after four
 * seconds. Until then presses of buttons are recorded, and the quick exit works by itself. Runs
 * inline at the end of the document.
 */
export function run(): void {
  if (document.documentElement.hasAttribute(UNSCRIPTED)) return;
  recordEarlyClicks();
  answerQuickExit();
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    startScripts();
  };
  if (document.readyState === 'complete') afterPaint(start);
  else window.addEventListener('load', () => afterPaint(start));
  setTimeout(start, LATEST_MS);
}
