const waiting = new Set<() => void>();

/** Says how to carry out a deletion that can still be undone; the answer takes that back. */
export function addPendingDeletion(carryOut: () => void): () => void {
  waiting.add(carryOut);
  return () => waiting.delete(carryOut);
}

/** Carries out what could still be undone: whoever leaves will not undo it. */
export function flushPendingDeletions(): void {
  waiting.forEach((carryOut) => carryOut());
}
