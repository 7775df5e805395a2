import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import { AnchorButton } from '~/components/button/button';
import { useLanguage } from '~/i18n/use-language';
import styles from './stay-informed.module.css';

/** The id of the page's newsletter form. */
export const newsletterAnchor = 'newsletter';

/** Scrolls to the newsletter form and focuses it; without scripts the link only scrolls. */
export function focusNewsletter(event: MouseEvent): void {
  const field = document.querySelector<HTMLInputElement>(`#${newsletterAnchor} input[type=email]`);
  if (field === null) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

interface NewsletterStoneProps {
  to: string;
  onClick?: (event: MouseEvent) => void;
}

/** Says what the newsletter is for, with a link to its form. */
export function NewsletterStone({ to, onClick }: NewsletterStoneProps) {
  const { t } = useTranslation('events');
  return (
    <section className={`stone ${styles.newsletter}`} aria-labelledby="stay-informed">
      <h2 id="stay-informed" className={styles.title}>
        {t('informed.title')}
      </h2>
      <p>{t('informed.text')}</p>
      <AnchorButton href={to} onClick={onClick} variant="action" className={styles.button}>
        {t('informed.button')}
      </AnchorButton>
    </section>
  );
}

/** Offers the newsletter, and the events as a calendar to subscribe to. */
export function StayInformed() {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const origin = useRouteLoaderData<{ origin: string }>('root')?.origin ?? '';
  const feed = `${origin}/events.ics${language === 'en' ? '?lang=en' : ''}`;
  return (
    <div className={`wall ${styles.options} column screen-only`}>
      <NewsletterStone to={`#${newsletterAnchor}`} onClick={focusNewsletter} />
      <section className="stone" aria-labelledby="calendar">
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
        <p className={styles.feedUrl}>
          <span>{t('calendar.address')}</span>{' '}
          <a href={feed}>
            <span>{`${origin}/`}</span>
            <wbr />
            <span>{feed.slice(origin.length + 1)}</span>
          </a>
        </p>
      </section>
    </div>
  );
}
