import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isoDate, zagrebParts } from 'shared/croatian-time';
import type { CalendarEvent } from '~/api/client';
import { LinkButton } from '~/components/button/button';
import { ServerRenderedTime } from '~/components/day/day';
import { useServerRendered } from '~/components/day/use-server-rendered';
import { Section } from '~/components/section/section';
import { SkeletonList } from '~/components/skeleton/skeleton';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { Drawing } from '~/illustrations/drawing';
import styles from './events-section.module.css';
import { HomeList, type HomeRows } from './home-list';

/** The next events, and a link to all; without events, the link alone. */
export function EventsSection({ events }: { events: HomeRows<CalendarEvent> }) {
  const { t } = useTranslation('home');
  return (
    <Section id="events" labelledBy="events-title">
      <div className={styles.events}>
        <div>
          <h2 id="events-title">{t('events.title')}</h2>
          <HomeList
            list={events}
            failed={t('events.failed')}
            skeleton={<SkeletonList count={2} shape="tile" />}
          >
            {(next) => (next.length === 0 ? null : <EventList events={next} />)}
          </HomeList>
          <p className={styles.text}>{t('events.text')}</p>
          <LinkButton to="/events">{t('events.button')}</LinkButton>
        </div>
        <Drawing name="courtyard" className={styles.drawing} />
      </div>
    </Section>
  );
}

function EventList({ events }: { events: CalendarEvent[] }) {
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  );
}

function EventCard({ event }: { event: CalendarEvent }) {
  const language = useLanguage();
  const title = localized(event, 'title', language);
  const place = localized(event, 'location', language);
  return (
    <article className={styles.event}>
      <DayAndMonth key={event.eventDate} date={event.eventDate} />
      <div className={styles.details}>
        <h3 className={styles.title} lang={title.lang}>
          <Link to={`/events/${event.slug}`}>{title.text}</Link>
        </h3>
        <p lang={place.lang}>{place.text}</p>
      </div>
    </article>
  );
}

function DayAndMonth({ date }: { date: string }) {
  const language = useLanguage();
  if (useServerRendered()) return <ServerRenderedTime className={`stone ${styles.date}`} />;
  const { day, month } = zagrebParts(date, language, { day: 'numeric', month: 'long' });
  return (
    <time dateTime={isoDate(date)} className={`stone ${styles.date}`}>
      <span className={styles.day}>{language === 'hr' ? `${day}.` : day}</span> <span>{month}</span>
    </time>
  );
}
