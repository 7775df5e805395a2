import { useLocation } from 'react-router';
import { pageAddress } from '~/page-parameters';

/** Where the form of a page is sent: the page itself, with what of its query matters. */
export function useFormAddress(): string {
  const { pathname, search } = useLocation();
  return pageAddress(pathname, search, new URLSearchParams(search).get('lang') ?? undefined);
}
