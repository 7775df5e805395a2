import { useCallback } from 'react';
import { reactRouterProvider, type RouterProvider } from 'react-admin';
import { useHref } from 'react-router-dom';

/** A path without the panel's base path. */
export function stripBasePath(root: string, pathname: string): string {
  const base = root.replace(/\/$/, '');
  return pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname;
}

/**
 * React Router, except that a change of only the query keeps the current path instead of the one of
 * the last render: a list that writes its search into the URL must not close a dialog opened since.
 */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useNavigate: () => {
    const navigate = reactRouterProvider.useNavigate();
    const root = useHref('/');
    return useCallback<ReturnType<RouterProvider['useNavigate']>>(
      (to, options) => {
        const onlyQuery = typeof to === 'object' && to.pathname === undefined;
        const pathname = stripBasePath(root, window.location.pathname);
        navigate(onlyQuery ? { ...to, pathname } : to, options);
      },
      [navigate, root],
    );
  },
};
