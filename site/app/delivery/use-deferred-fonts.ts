import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { DEFERRED_FONTS, SYSTEM_FONTS } from './fonts';

/** Shows fonts that loaded after the swap period from the next navigation on. */
export function useDeferredFonts(): void {
  const { pathname } = useLocation();
  const firstPath = useRef(pathname);
  useEffect(() => {
    const { classList } = document.documentElement;
    if (pathname === firstPath.current || !classList.contains(DEFERRED_FONTS)) return;
    classList.remove(SYSTEM_FONTS, DEFERRED_FONTS);
  }, [pathname]);
}
