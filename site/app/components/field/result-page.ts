import { redirect, redirectDocument, type UNSAFE_AssetsManifest } from 'react-router';
import { discardTypedText } from './unsent-text';

async function canLoadScript(route: string): Promise<boolean> {
  // The router's list of the pages' scripts.
  const manifest: UNSAFE_AssetsManifest | undefined = Reflect.get(window, '__reactRouterManifest');
  const script = manifest?.routes[route]?.module;
  if (script === undefined) return false;
  return import(/* @vite-ignore */ script).then(
    () => true,
    () => false,
  );
}

/**
 * Redirects from an accepted form to its result page. If the script of that page is missing, as
 * after a new release, the router would load the empty form again, so the page is loaded as a
 * document.
 *
 * @param request the request of the form
 * @param route id of the result page: `routes/contact/sent`
 */
export async function resultPage(request: Request, url: string, route: string): Promise<Response> {
  if (await canLoadScript(route)) return redirect(url);
  discardTypedText(new URL(request.url).pathname);
  // The back/forward cache would restore the form in its sending state.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  return redirectDocument(url);
}
