import { redirect, redirectDocument, type UNSAFE_AssetsManifest } from 'react-router';
import { discardTypedText } from './unsent-text';

async function hasScript(route: string): Promise<boolean> {
  // The router's own list of the pages' scripts.
  const list: UNSAFE_AssetsManifest | undefined = Reflect.get(window, '__reactRouterManifest');
  const script = list?.routes[route]?.module;
  if (script === undefined) return false;
  return import(/* @vite-ignore */ script).then(
    () => true,
    () => false,
  );
}

/**
 * Leads from a form that was taken to the page that says so. After a new release the script of that
 * page may be gone; the router would load the form again then, empty, so the page comes as a document.
 *
 * @param request with which the form was sent
 * @param route of the page, by its file: `routes/contact/sent`
 */
export async function resultPage(
  request: Request,
  address: string,
  route: string,
): Promise<Response> {
  if (await hasScript(route)) return redirect(address);
  discardTypedText(new URL(request.url).pathname);
  // Browsers may bring the form back as it was left: being sent.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  return redirectDocument(address);
}
