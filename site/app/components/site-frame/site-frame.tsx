import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { cacheVisitedPage, workerServedDocument } from '~/offline/service-worker';
import { CachedPart } from '../cached-part/cached-part';
import { ConnectionNote } from '../connection-note/connection-note';
import { CookieBanner } from '../cookie-banner/cookie-banner';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { Toaster } from '../toast/toaster';
import { EXIT_HINT, RouteExit } from './route-exit';
import styles from './site-frame.module.css';

/** Moves the focus to the content of a new page, for screen readers and keyboards. */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}

/** Caches each visited page for reading without a connection. */
function useCachedPages(): void {
  const { pathname, search } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    const isCached = first.current && workerServedDocument();
    first.current = false;
    if (!isCached) void cacheVisitedPage(window.location.origin + pathname + search);
  }, [pathname, search]);
}

/** Announces the document title and the quick exit each time navigation changes the title. */
function useAnnouncedTitle(exit: string): RefObject<HTMLParagraphElement | null> {
  const announcement = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let last = document.title;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.title !== last && announcement.current !== null) {
          last = document.title;
          // The focus moves to the content of the new page, after the quick exit.
          const hint = document.getElementById(EXIT_HINT)?.textContent ?? '';
          announcement.current.textContent = hint === '' ? last : `${last}. ${exit}. ${hint}`;
        }
      }, 400);
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [exit]);
  return announcement;
}

/** The frame of every page: header, footer, notices. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  // In the panel's preview frame the banner would cover the page.
  const isPreview = useLocation().pathname.startsWith('/preview/');
  const main = useRef<HTMLElement>(null);
  const announcement = useAnnouncedTitle(t('quickExit.button'));
  useFocusOnNavigation(main);
  useCachedPages();
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      <RouteExit />
      {isPreview ? null : (
        <CachedPart name="cookies">
          <CookieBanner />
        </CachedPart>
      )}
      <Header />
      <ConnectionNote />
      <main ref={main} id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <CachedPart name="footer">
        <Footer />
      </CachedPart>
      <p ref={announcement} aria-live="polite" className="visually-hidden" />
      <Toaster />
    </div>
  );
}
