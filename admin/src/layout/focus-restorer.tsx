import { useEffect } from 'react';

const main = '#main-content';

interface FocusPosition {
  element: HTMLElement;
  /** The list of the focused row, or of the last one. */
  rows?: Element | null;
  index: number;
}

const isUsable = (element: HTMLElement) => element.isConnected && !element.matches(':disabled');

function positionOf(element: HTMLElement, previous: FocusPosition | undefined): FocusPosition {
  const row = element.closest('li');
  const rows = row?.parentElement;
  return row && rows
    ? { element, rows, index: [...rows.children].indexOf(row) }
    : { element, rows: previous?.rows, index: previous?.index ?? 0 };
}

/** The element to focus instead of a removed one: in the row at its index, or the heading. */
function replacementFor(position: FocusPosition | undefined): HTMLElement | null {
  if (position && isUsable(position.element)) return position.element;
  if (position?.rows?.isConnected) {
    const { children } = position.rows;
    const row = children[Math.min(position.index, children.length - 1)];
    const target = row?.querySelector<HTMLElement>('a[href^="/admin/"], button:enabled');
    if (target) return target;
  }
  const heading = document.querySelector<HTMLElement>(`${main} h1`);
  if (heading) heading.tabIndex = -1;
  return heading;
}

/**
 * Restores the focus when the focused element is removed, such as with a deleted row, or was
 * disabled temporarily. Browsers then move the focus to the body, from where users of a keyboard or
 * a screen reader would have to start again. Open dialogs manage the focus themselves.
 */
export function FocusRestorer() {
  useEffect(() => {
    let lastFocused: HTMLElement | undefined;
    let wasDisabled = false;
    let lastInMain: FocusPosition | undefined;

    const recordFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      lastFocused = target;
      wasDisabled = false;
      if (target.closest(main)) lastInMain = positionOf(target, lastInMain);
    };
    // A click outside of all controls removes the focus on purpose.
    const clearFocus = () => {
      lastFocused = undefined;
    };
    const restoreFocus = () => {
      wasDisabled ||= lastFocused?.matches(':disabled') ?? false;
      if (!lastFocused || document.activeElement !== document.body) return;
      if (!lastFocused.isConnected) {
        if (!document.querySelector('[aria-modal=true]')) replacementFor(lastInMain)?.focus();
      } else if (wasDisabled && isUsable(lastFocused)) {
        lastFocused.focus();
      }
    };

    const observer = new MutationObserver(restoreFocus);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled'],
    });
    // In the capture phase, as messages stop the event before it reaches dialogs.
    document.addEventListener('focusin', recordFocus, true);
    document.addEventListener('pointerdown', clearFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', recordFocus, true);
      document.removeEventListener('pointerdown', clearFocus);
    };
  }, []);
  return null;
}
