import { useEffect } from 'react';

const main = '#main-content';

interface Place {
  element: HTMLElement;
  /** The list of its row, or of the last row that had the focus. */
  rows?: Element | null;
  index: number;
}

const isUsable = (element: HTMLElement) => element.isConnected && !element.matches(':disabled');

function placeOf(element: HTMLElement, before: Place | undefined): Place {
  const row = element.closest('li');
  const rows = row?.parentElement;
  return row && rows
    ? { element, rows, index: [...rows.children].indexOf(row) }
    : { element, rows: before?.rows, index: before?.index ?? 0 };
}

/**
 * The element to focus instead of a removed one: in the row that took its place, or the heading.
 */
function nextTo(place: Place | undefined): HTMLElement | null {
  if (place && isUsable(place.element)) return place.element;
  if (place?.rows?.isConnected) {
    const { children } = place.rows;
    const row = children[Math.min(place.index, children.length - 1)];
    const way = row?.querySelector<HTMLElement>('a[href^="/admin/"], button:enabled');
    if (way) return way;
  }
  const heading = document.querySelector<HTMLElement>(`${main} h1`);
  if (heading) heading.tabIndex = -1;
  return heading;
}

/**
 * Restores the focus. A focused element may be removed, as a deleted row is, or be disabled for a
 * moment; browsers then focus nothing, and users of the keyboard or a screen reader would start at
 * the top of the page. An open dialog retains the focus by itself.
 */
export function FocusRestorer() {
  useEffect(() => {
    let last: HTMLElement | undefined;
    let wasDisabled = false;
    let inMain: Place | undefined;

    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      last = target;
      wasDisabled = false;
      if (target.closest(main)) inMain = placeOf(target, inMain);
    };
    // A press beside all elements removes the focus on purpose.
    const forget = () => {
      last = undefined;
    };
    const keep = () => {
      wasDisabled ||= last?.matches(':disabled') ?? false;
      if (!last || document.activeElement !== document.body) return;
      if (!last.isConnected) {
        if (!document.querySelector('[aria-modal=true]')) nextTo(inMain)?.focus();
      } else if (wasDisabled && isUsable(last)) {
        last.focus();
      }
    };

    const changes = new MutationObserver(keep);
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled'],
    });
    // In the capture phase, as messages stop the event before it reaches dialogs.
    document.addEventListener('focusin', note, true);
    document.addEventListener('pointerdown', forget);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', note, true);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
  return null;
}
