import { useEffect } from 'react';

const main = '#main-content';

interface Place {
  element: HTMLElement;
  /** The list of the row it stands in, or of the last row that was stood in. */
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

/** Where to go from a place that is gone: the row that now stands there, or else the heading. */
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
 * Keeps the keyboard's place. What has the focus may go, as a deleted row does, or be disabled for a
 * moment; browsers then leave the focus on nothing, and whoever uses the keyboard or a screen reader
 * would begin at the top of the page. An open dialog keeps the focus by itself.
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
    // Whoever presses beside everything takes the focus away on purpose.
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
    // In the capture phase: messages keep the event of their own focus from dialogs.
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
