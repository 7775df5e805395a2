const pending = new Set<() => void>();

/** Registers a deletion that can still be undone; returns a function to unregister it. */
export function addPendingDeletion(send: () => void): () => void {
  pending.add(send);
  return () => pending.delete(send);
}

/** Sends all deletions that could still be undone. */
export function flushPendingDeletions(): void {
  pending.forEach((send) => send());
}
