import { useEffect, useRef, type RefObject } from 'react';

/** The key that focuses the message on screen (specification, section 9). */
const hotkey = 'F8';

/**
 * F8 moves the focus to the message on screen, from where Tab leads to its buttons. When a focused
 * message closes, the focus returns to where it was.
 * @param open whether the message is on screen and not closing
 */
export function useMessageFocus(region: RefObject<HTMLElement | null>, open: boolean): void {
  const previousFocus = useRef<Element>(null);

  useEffect(() => {
    if (!open) return undefined;
    const focusMessage = (event: KeyboardEvent) => {
      const { current } = region;
      if (event.key !== hotkey || !current) return;
      event.preventDefault();
      if (current.contains(document.activeElement)) return;
      previousFocus.current = document.activeElement;
      current.focus();
    };
    // An open dialog listens on the document and would move the focus back.
    const keepFocus = (event: FocusEvent) => {
      if (event.target instanceof Node && region.current?.contains(event.target)) {
        event.stopPropagation();
      }
    };
    const html = document.documentElement;
    document.addEventListener('keydown', focusMessage);
    html.addEventListener('focusin', keepFocus);
    return () => {
      document.removeEventListener('keydown', focusMessage);
      html.removeEventListener('focusin', keepFocus);
    };
  }, [region, open]);

  useEffect(() => {
    if (open || !region.current?.contains(document.activeElement)) return;
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
  }, [region, open]);
}
