import { useCallback } from 'react';
import { reactRouterProvider, type RouterProvider } from 'react-admin';
import { useHref, useLocation } from 'react-router-dom';

/** A path without the panel's base path. */
export function stripBasePath(root: string, pathname: string): string {
  const base = root.replace(/\/$/, '');
  return pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname;
}

/** The part of a path that names the list. */
const listOf = (pathname: string) => pathname.split('/')[1];

/**
 * React Router, except that a change of only the query keeps the current path instead of the one of
 * the last render: a list that writes its search into the URL must not close a dialog opened since.
 * It is ignored once the list has been left, which may be on screen until the next one is loaded.
 */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useNavigate: () => {
    const navigate = reactRouterProvider.useNavigate();
    const root = useHref('/');
    const list = listOf(useLocation().pathname);
    return useCallback<ReturnType<RouterProvider['useNavigate']>>(
      (to, options) => {
        const onlyQuery = typeof to === 'object' && to.pathname === undefined;
        const pathname = stripBasePath(root, window.location.pathname);
        if (!onlyQuery) navigate(to, options);
        else if (listOf(pathname) === list) navigate({ ...to, pathname }, options);
      },
      [navigate, root, list],
    );
  },
};
