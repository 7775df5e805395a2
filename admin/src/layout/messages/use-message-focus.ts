import { useEffect, useRef, type RefObject } from 'react';

/** The key that leads to the message on screen (specification, section 9). */
const hotkey = 'F8';

/**
 * F8 moves the focus to the message on screen, where Tab leads to its buttons. When the message
 * closes while it has the focus, the focus returns to where it was.
 * @param open whether the message is on screen and not closing
 */
export function useMessageFocus(region: RefObject<HTMLElement | null>, open: boolean): void {
  const before = useRef<Element>(null);

  useEffect(() => {
    if (!open) return undefined;
    const go = (event: KeyboardEvent) => {
      const { current } = region;
      if (event.key !== hotkey || !current) return;
      event.preventDefault();
      if (current.contains(document.activeElement)) return;
      before.current = document.activeElement;
      current.focus();
    };
    // An open dialog listens on the document and would move the focus back.
    const stay = (event: FocusEvent) => {
      if (event.target instanceof Node && region.current?.contains(event.target)) {
        event.stopPropagation();
      }
    };
    const html = document.documentElement;
    document.addEventListener('keydown', go);
    html.addEventListener('focusin', stay);
    return () => {
      document.removeEventListener('keydown', go);
      html.removeEventListener('focusin', stay);
    };
  }, [region, open]);

  useEffect(() => {
    if (open || !region.current?.contains(document.activeElement)) return;
    if (before.current instanceof HTMLElement) before.current.focus();
  }, [region, open]);
}
