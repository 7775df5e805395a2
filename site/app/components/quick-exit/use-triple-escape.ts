import { useEffect, useEffectEvent, useState } from 'react';
import { countEscapes, ESCAPE_GAP_MS, ESCAPE_PRESSES } from '~/delivery/leave-page';

/**
 * Calls `leave` when Escape is pressed three times, whichever element has the focus.
 *
 * @returns how many presses are left; null before the first
 */
export function useTripleEscape(leave: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const onLeave = useEffectEvent(leave);
  useEffect(() => {
    const count = countEscapes();
    let timer: ReturnType<typeof setTimeout>;
    const onKey = (event: KeyboardEvent) => {
      clearTimeout(timer);
      const pressed = count(event);
      const begun = pressed > 0 && pressed < ESCAPE_PRESSES;
      setLeft(begun ? ESCAPE_PRESSES - pressed : null);
      if (begun) timer = setTimeout(() => setLeft(null), ESCAPE_GAP_MS);
      else if (pressed === ESCAPE_PRESSES && !event.repeat) onLeave();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey, { capture: true });
    };
  }, []);
  return left;
}
