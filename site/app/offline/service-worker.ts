/** Undefined where the page's origin is not secure, and in tests. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
}

let served: boolean | undefined;

/**
 * Whether this document came through the service worker, which has cached it then. A worker that
 * takes control later has not. The first call has to come before registration.
 */
export function workerServedDocument(): boolean {
  served ??= Boolean(serviceWorkers()?.controller);
  return served;
}

/** Starts caching visited pages, so that they can be read without a connection. */
export function registerServiceWorker(): void {
  workerServedDocument();
  // The site works without the service worker, so a failure is ignored.
  serviceWorkers()
    ?.register('/service-worker.js', { updateViaCache: 'none' })
    .catch(() => undefined);
}

/** Deletes the cached pages and stops caching. */
export async function removeServiceWorker(): Promise<void> {
  const registration = await serviceWorkers()?.getRegistration();
  await registration?.unregister();
  if ('caches' in window) {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  }
}

/**
 * Has the service worker cache a page that was opened by a navigation within the site, so that its
 * document did not pass through the worker.
 */
export async function cacheVisitedPage(url: string): Promise<void> {
  const registration = await serviceWorkers()?.ready;
  registration?.active?.postMessage(url);
}

/**
 * Makes links load whole documents while there is no connection: the service worker has cached
 * documents, but not the data that the router would request.
 */
export function loadDocumentsWhenOffline(): void {
  window.addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || !serviceWorkers()?.controller) return;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link !== null) event.stopPropagation();
    },
    true,
  );
}
