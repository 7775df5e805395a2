import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Drawing } from '~/illustrations/drawing';
import { pageUrl } from '~/page-parameters';
import { LinkButton } from '../button/button';
import { PageHeader } from '../page-header/page-header';
import styles from './error-page.module.css';

interface ErrorPageProps {
  status: number;
  /** The server's error message, which visitors can report. */
  message?: string;
  /** Below the explanation of a page that does not exist. */
  children?: ReactNode;
}

/** Shown instead of a page that does not exist (404) or could not be rendered. */
export function ErrorPage({ status, message, children }: ErrorPageProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  if (status === 404) {
    return (
      <div className={`${styles.page} column`}>
        <div>
          <PageHeader title={t('notFound.title')} lead={t('notFound.hint')} />
          <p className={styles.actions}>
            <LinkButton to="/">{t('notFound.home')}</LinkButton>
            <LinkButton to="/contact" variant="quiet">
              {t('notFound.contact')}
            </LinkButton>
          </p>
          {children}
          <p className={styles.note}>{t('notFound.text')}</p>
        </div>
        <Drawing name="fallen-stone" className={styles.drawing} />
      </div>
    );
  }
  return (
    <div className={`${styles.page} column`}>
      <div>
        <PageHeader title={t('failure.title')} lead={t('failure.text')} />
        <p className={styles.actions}>
          <LinkButton to={pageUrl(pathname, search)} reloadDocument>
            {t('failure.retry')}
          </LinkButton>
          <LinkButton to="/" variant="quiet" reloadDocument>
            {t('notFound.home')}
          </LinkButton>
        </p>
        {message === undefined ? null : <p className={styles.note}>{message}</p>}
      </div>
      <Drawing name="laying-stones" className={styles.drawing} />
    </div>
  );
}
