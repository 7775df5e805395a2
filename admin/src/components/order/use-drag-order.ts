import { useState, type PointerEvent, type RefObject } from 'react';
import type { Identifier } from 'react-admin';
import { dragPosition, moved } from './drag-position';

/** Distances in pixels from the window's edges within which a dragged row scrolls the page. */
const edges = { top: 90, bottom: 60 };

interface DragOrderOptions {
  list: RefObject<HTMLElement | null>;
  /** The rows in the order that is stored. */
  ids: Identifier[];
  /** Called with each order on the way, and with the first one where the drag is cancelled. */
  onMove: (ids: Identifier[]) => void;
  /** Called with the new order where there is one. */
  onDrop: (ids: Identifier[], dragged: Identifier) => void;
}

function middlesOf(list: HTMLElement): number[] {
  return Array.from(list.children, (row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
}

/** Puts rows in order by dragging them with the mouse, a pen or a finger. */
export function useDragOrder({ list, ids, onMove, onDrop }: DragOrderOptions) {
  const [dragged, setDragged] = useState<Identifier>();

  const startDrag = (event: PointerEvent<HTMLElement>, id: Identifier) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const { pointerId, currentTarget: handle } = event;
    const listening = new AbortController();
    const { signal } = listening;
    let order = ids;
    setDragged(id);

    const drag = ({ clientY, pointerId: mover }: globalThis.PointerEvent) => {
      if (!list.current || mover !== pointerId) return;
      const from = order.indexOf(id);
      const to = dragPosition(middlesOf(list.current), clientY, from);
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
      listening.abort();
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
