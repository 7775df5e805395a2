import { useEffect } from 'react';

/** Blocks links, forms and Escape: the pages they lead to refuse to be shown in a frame. */
export function useBlockedNavigation(): void {
  useEffect(() => {
    const block = (event: Event) => {
      const escape = event instanceof KeyboardEvent && event.key === 'Escape';
      const link = event.target instanceof Element && event.target.closest('a[href]') !== null;
      if (event.type === 'submit' || escape || (event.type === 'click' && link)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    };
    const kinds = ['click', 'submit', 'keydown', 'keyup'];
    for (const kind of kinds) window.addEventListener(kind, block, true);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, block, true);
    };
  }, []);
}
