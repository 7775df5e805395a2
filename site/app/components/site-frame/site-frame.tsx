import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccessibilityBar } from '../accessibility-bar/accessibility-bar';
import { CookieBanner } from '../cookie-banner/cookie-banner';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { Toaster } from '../toast/toaster';
import styles from './site-frame.module.css';

/** Everything around a page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      <AccessibilityBar />
      <Header />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <CookieBanner />
      <Toaster />
    </div>
  );
}
