import { useState, type PointerEvent, type RefObject } from 'react';
import type { Identifier } from 'react-admin';
import { dragPosition, moved } from './drag-position';

/** Distances in pixels from the window's edges within which a dragged row scrolls the page. */
const edges = { top: 90, bottom: 60 };

interface DragOrderOptions {
  list: RefObject<HTMLElement | null>;
  /** The rows in the stored order. */
  ids: Identifier[];
  /** Called with each order during the drag, and with the stored one when it is cancelled. */
  onMove: (ids: Identifier[]) => void;
  /** Called with the new order if it differs from the stored one. */
  onDrop: (ids: Identifier[], dragged: Identifier) => void;
}

function rowCenters(list: HTMLElement): number[] {
  return Array.from(list.children, (row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
}

/** Reorders rows by dragging them with a mouse, pen or finger. */
export function useDragOrder({ list, ids, onMove, onDrop }: DragOrderOptions) {
  const [dragged, setDragged] = useState<Identifier>();

  const startDrag = (event: PointerEvent<HTMLElement>, id: Identifier) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const { pointerId, currentTarget: handle } = event;
    const listeners = new AbortController();
    const { signal } = listeners;
    let order = ids;
    setDragged(id);

    const drag = ({ clientY, pointerId: mover }: globalThis.PointerEvent) => {
      if (!list.current || mover !== pointerId) return;
      const from = order.indexOf(id);
      const to = dragPosition(rowCenters(list.current), clientY, from);
      if (from !== to) {
        order = moved(order, from, to);
        onMove(order);
      }
      if (clientY < edges.top || clientY > window.innerHeight - edges.bottom) {
        handle.scrollIntoView({ block: 'nearest' });
      }
    };
    const end = ({ type, pointerId: mover }: globalThis.PointerEvent) => {
      if (mover !== pointerId) return;
      listeners.abort();
      setDragged(undefined);
      if (type === 'pointercancel' || order === ids) onMove(ids);
      else onDrop(order, id);
    };
    window.addEventListener('pointermove', drag, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  };

  return { dragged, startDrag };
}
