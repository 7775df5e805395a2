import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import { AnchorButton } from '~/components/button/button';
import { useLanguage } from '~/i18n/use-language';
import styles from './stay-informed.module.css';

/** Where the page's newsletter form is. */
export const newsletterAnchor = 'newsletter';

/** Brings the newsletter form into view with the focus in it; without scripts the link does what it can. */
export function focusNewsletter(event: MouseEvent): void {
  const field = document.querySelector<HTMLInputElement>(`#${newsletterAnchor} input[type=email]`);
  if (field === null) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

/** Two ways not to miss anything: the newsletter, and the events in one's own calendar. */
export function StayInformed() {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const origin = useRouteLoaderData<{ origin: string }>('root')?.origin ?? '';
  const feed = `${origin}/events.ics${language === 'en' ? '?lang=en' : ''}`;
  return (
    <div className={`${styles.ways} column screen-only`}>
      <section className={styles.newsletter} aria-labelledby="stay-informed">
        <h2 id="stay-informed" className={styles.title}>
          {t('informed.title')}
        </h2>
        <p>{t('informed.text')}</p>
        <AnchorButton
          href={`#${newsletterAnchor}`}
          onClick={focusNewsletter}
          variant="action"
          className={styles.button}
        >
          {t('informed.button')}
        </AnchorButton>
      </section>
      <section className={styles.calendar} aria-labelledby="calendar">
        <h2 id="calendar" className={styles.title}>
          {t('calendar.title')}
        </h2>
        <p>{t('calendar.text')}</p>
        <AnchorButton
          href={feed.replace(/^https?:/, 'webcal:')}
          variant="quiet"
          className={styles.button}
        >
          {t('calendar.button')}
        </AnchorButton>
        <p className={styles.address}>
          {t('calendar.address')} <a href={feed}>{feed}</a>
        </p>
      </section>
    </div>
  );
}
