import { useEffect, useEffectEvent, useState } from 'react';

const presses = 3;
/** Presses further apart than this do not belong together. */
const patienceMs = 5000;

/**
 * Calls `leave` when Escape is pressed three times, whatever has the focus.
 * @returns how many presses are still to come; null while nobody has begun
 */
export function useEscapeThrice(leave: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const onLeave = useEffectEvent(leave);
  useEffect(() => {
    let pressed = 0;
    let timer: ReturnType<typeof setTimeout>;
    const startOver = () => {
      pressed = 0;
      setLeft(null);
    };
    const count = (event: KeyboardEvent) => {
      clearTimeout(timer);
      if (event.key !== 'Escape') return startOver();
      if (event.repeat) return;
      pressed += 1;
      if (pressed === presses) {
        startOver();
        onLeave();
        return;
      }
      setLeft(presses - pressed);
      timer = setTimeout(startOver, patienceMs);
    };
    window.addEventListener('keydown', count, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', count, { capture: true });
    };
  }, []);
  return left;
}
