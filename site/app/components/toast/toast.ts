import { useSyncExternalStore } from 'react';

export const toastLimit = 1;
/** How long a dismissed toast stays in the list, in milliseconds. */
export const toastRemovalDelay = 1_000_000;
/** How long a toast is shown, in milliseconds. */
export const toastDuration = 5000;

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

export interface Toast extends ToastMessage {
  id: number;
  open: boolean;
}

const none: readonly Toast[] = [];
let toasts = none;
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const [id, timer] of removals) {
    if (next.every((toast) => toast.id !== id)) {
      clearTimeout(timer);
      removals.delete(id);
    }
  }
  for (const listener of listeners) listener();
}

/** Shows a message in the corner of the window; it replaces the previous one. */
export function showToast(message: ToastMessage): number {
  lastId += 1;
  change([{ ...message, id: lastId, open: true }, ...toasts].slice(0, toastLimit));
  return lastId;
}

export function dismissToast(id: number): void {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  if (removals.has(id) || toasts.every((toast) => toast.id !== id)) return;
  removals.set(
    id,
    setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), toastRemovalDelay),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
}
