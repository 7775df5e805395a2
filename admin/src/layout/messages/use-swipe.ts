import { useState, type PointerEvent } from 'react';

/** Distance to the right that dismisses a message, in pixels (specification, section 9). */
const threshold = 50;
/** A shorter movement counts as a click, in pixels. */
const pressTolerance = 6;

interface Swipe {
  pointer: number;
  from: number;
  offset: number;
}

/** Tracks a swipe to the right; calls `dismiss` where it is long enough. */
export function useSwipe(dismiss: () => void) {
  const [swipe, setSwipe] = useState<Swipe>();
  const [isDismissed, setDismissed] = useState(false);
  const offset = isDismissed
    ? undefined
    : swipe && swipe.offset > pressTolerance
      ? swipe.offset
      : 0;

  return {
    /** Distance in pixels; undefined once it is dismissed. */
    offset,
    handlers: {
      onPointerDown: ({ pointerId, clientX, isPrimary, button }: PointerEvent<HTMLElement>) => {
        if (isPrimary && button === 0) setSwipe({ pointer: pointerId, from: clientX, offset: 0 });
      },
      onPointerMove: ({ pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
        if (swipe?.pointer !== pointerId) return;
        const moved = Math.max(0, clientX - swipe.from);
        // Captured only once it moves, so that buttons in the message can be clicked.
        if (moved > pressTolerance) currentTarget.setPointerCapture(pointerId);
        setSwipe({ ...swipe, offset: moved });
      },
      onPointerUp: ({ pointerId, clientX }: PointerEvent<HTMLElement>) => {
        if (swipe?.pointer !== pointerId) return;
        setSwipe(undefined);
        if (clientX - swipe.from >= threshold) {
          setDismissed(true);
          dismiss();
        }
      },
      onPointerCancel: () => setSwipe(undefined),
    },
  };
}
