/** The items with the one at `from` moved to `to`. */
export function moved<T>(items: T[], from: number, to: number): T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/**
 * The index at which a dragged row belongs: past every row whose middle it has passed.
 * @param middles vertical middles of the rows, from top to bottom
 * @param y where the row is dragged to, in the same coordinates
 * @param from the row's index now
 */
export function dragPosition(middles: number[], y: number, from: number): number {
  const below = middles.findLastIndex((middle, index) => index > from && y > middle);
  const above = middles.findIndex((middle, index) => index < from && y < middle);
  return below >= 0 ? below : above >= 0 ? above : from;
}
