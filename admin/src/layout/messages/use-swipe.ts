import { useState, type PointerEvent } from 'react';

/** Distance to the right that dismisses a message, in pixels (specification, section 9). */
const threshold = 50;
/** A shorter movement is a press, in pixels. */
const press = 6;

interface Swipe {
  pointer: number;
  from: number;
  by: number;
}

/** Follows a swipe to the right by finger, pen or mouse; a long one dismisses. */
export function useSwipe(dismiss: () => void) {
  const [swipe, setSwipe] = useState<Swipe>();
  const [gone, setGone] = useState(false);
  const by = gone ? undefined : swipe && swipe.by > press ? swipe.by : 0;

  return {
    /** Distance in pixels; undefined once it is swiped away. */
    by,
    handlers: {
      onPointerDown: ({ pointerId, clientX, isPrimary, button }: PointerEvent<HTMLElement>) => {
        if (isPrimary && button === 0) setSwipe({ pointer: pointerId, from: clientX, by: 0 });
      },
      onPointerMove: ({ pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
        if (swipe?.pointer !== pointerId) return;
        const moved = Math.max(0, clientX - swipe.from);
        // Captured only once it moves, so that buttons in the message can be pressed.
        if (moved > press) currentTarget.setPointerCapture(pointerId);
        setSwipe({ ...swipe, by: moved });
      },
      onPointerUp: ({ pointerId, clientX }: PointerEvent<HTMLElement>) => {
        if (swipe?.pointer !== pointerId) return;
        setSwipe(undefined);
        if (clientX - swipe.from >= threshold) {
          setGone(true);
          dismiss();
        }
      },
      onPointerCancel: () => setSwipe(undefined),
    },
  };
}
