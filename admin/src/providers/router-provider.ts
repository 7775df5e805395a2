import { useCallback } from 'react';
import { reactRouterProvider, type RouterProvider } from 'react-admin';
import { useHref } from 'react-router-dom';

/** The part of an address below where the panel is mounted. */
export function pathBelow(root: string, pathname: string): string {
  const base = root.replace(/\/$/, '');
  return pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname;
}

/**
 * React Router, except that a change of only the query keeps the path as it is at this moment, not
 * as it was when last drawn: a list that writes its search into the address must not take a dialog
 * along that was opened meanwhile.
 */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useNavigate: () => {
    const navigate = reactRouterProvider.useNavigate();
    const root = useHref('/');
    return useCallback<ReturnType<RouterProvider['useNavigate']>>(
      (to, options) => {
        const onlyQuery = typeof to === 'object' && to.pathname === undefined;
        const pathname = pathBelow(root, window.location.pathname);
        navigate(onlyQuery ? { ...to, pathname } : to, options);
      },
      [navigate, root],
    );
  },
};
