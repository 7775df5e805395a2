import { useLocation } from 'react-router';
import { pageUrl } from '~/page-parameters';

/** The `action` of a page's form: the URL of the page with its page parameters. */
export function useFormAction(): string {
  const { pathname, search } = useLocation();
  return pageUrl(pathname, search, new URLSearchParams(search).get('lang') ?? undefined);
}
