/** Absent where the address is not secure, and in tests. */
function workers(): ServiceWorkerContainer | undefined {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
}

let seen: boolean | undefined;

/**
 * Whether the service worker brought this document, and so has seen it. A worker that took over
 * since has not.
 */
export function workerSawDocument(): boolean {
  seen ??= Boolean(workers()?.controller);
  return seen;
}

/** Lets the service worker keep visited pages for reading without a connection. */
export function keepPages(): void {
  workerSawDocument();
  // Without it the site is what it was.
  workers()
    ?.register('/service-worker.js', { updateViaCache: 'none' })
    .catch(() => undefined);
}

/** Removes what was kept, and keeps no more. */
export async function forgetPages(): Promise<void> {
  const registration = await workers()?.getRegistration();
  await registration?.unregister();
  if ('caches' in window) {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  }
}

/**
 * Tells the service worker of a page the visitor came to within the site, whose document it has
 * not seen.
 */
export async function keepVisited(address: string): Promise<void> {
  const registration = await workers()?.ready;
  registration?.active?.postMessage(address);
}

/**
 * Without a connection, links load whole documents: those the service worker can answer with kept
 * pages, while the data a navigation within the site asks for is nowhere.
 */
export function openLinksFromMemory(): void {
  window.addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || !workers()?.controller) return;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link !== null) event.stopPropagation();
    },
    true,
  );
}
