import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { DEFERRED_FONTS, SYSTEM_FONTS } from './fonts';

/** Shows fonts that came late from the next page on. */
export function useDeferredFonts(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    const { classList } = document.documentElement;
    if (pathname === first.current || !classList.contains(DEFERRED_FONTS)) return;
    classList.remove(SYSTEM_FONTS, DEFERRED_FONTS);
  }, [pathname]);
}
