import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CalendarEvent } from '~/api/client';
import { LinkButton } from '~/components/button/button';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { pathOf } from '../events-page';
import { NewsletterStone } from '../stay-informed';
import { daysInWords } from './event-dates';
import styles from './next-events.module.css';

/** At the end of an event's page: the next events, and the newsletter that announces others. */
export function NextEvents({ events }: { events: CalendarEvent[] }) {
  const { t } = useTranslation('events');
  const hasNone = events.length === 0;
  return (
    <div className={`wall ${styles.end} screen-only`}>
      <section aria-labelledby="next-events">
        <h2 id="next-events">{t(hasNone ? 'empty.upcoming' : 'next.title')}</h2>
        {hasNone ? null : (
          <ul className={styles.events}>
            {events.map((event) => (
              <NextEvent key={event.id} event={event} />
            ))}
          </ul>
        )}
        <LinkButton to={pathOf({ tab: hasNone ? 'past' : 'upcoming', page: 1 })} variant="quiet">
          {t(hasNone ? 'empty.past' : 'next.all')}
        </LinkButton>
      </section>
      <NewsletterStone to="/newsletter" />
    </div>
  );
}

function NextEvent({ event }: { event: CalendarEvent }) {
  const language = useLanguage();
  const title = localized(event, 'title', language);
  return (
    <li>
      <Link to={`/events/${event.slug}`} lang={title.lang}>
        {title.text}
      </Link>
      <span>{daysInWords(event, language)}</span>
    </li>
  );
}
