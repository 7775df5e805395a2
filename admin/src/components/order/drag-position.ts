/** The items with the one at `from` moved to `to`. */
export function moved<T>(items: T[], from: number, to: number): T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/**
 * The new index of a dragged row: after every row whose center it has passed.
 * @param centers vertical centers of the rows, from top to bottom
 * @param y vertical position of the pointer, in the same coordinates
 * @param from the current index of the row
 */
export function dragPosition(centers: number[], y: number, from: number): number {
  const below = centers.findLastIndex((center, index) => index > from && y > center);
  const above = centers.findIndex((center, index) => index < from && y < center);
  return below >= 0 ? below : above >= 0 ? above : from;
}
