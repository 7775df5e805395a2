import { useLocation } from 'react-router';
import { pageUrl } from '~/page-parameters';

/** Where the form of a page is sent: the page itself, with what of its query matters. */
export function useFormAction(): string {
  const { pathname, search } = useLocation();
  return pageUrl(pathname, search, new URLSearchParams(search).get('lang') ?? undefined);
}
