import { createContext, use, type PointerEvent } from 'react';

/** A row's position in its list, and functions to move it. */
export interface RowOrder {
  first: boolean;
  last: boolean;
  dragged: boolean;
  moveUp: () => void;
  moveDown: () => void;
  startDrag: (event: PointerEvent<HTMLElement>) => void;
}

export const RowOrderContext = createContext<RowOrder | undefined>(undefined);

/** Undefined where rows have no manual order. */
export function useRowOrder(): RowOrder | undefined {
  return use(RowOrderContext);
}
