import { Link } from 'react-router';
import type { CalendarEvent } from '~/api/client';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { EventDays } from './event-days';
import styles from './event-stones.module.css';

interface EventStonesProps {
  events: CalendarEvent[];
  past?: boolean;
}

/** Events as stones with their days and titles, which lead to their pages. */
export function EventStones({ events, past = false }: EventStonesProps) {
  const language = useLanguage();
  return (
    <ul className={`wall ${styles.stones} ${past ? styles.past : ''}`}>
      {events.map((event) => {
        const title = localized(event, 'title', language);
        return (
          <li key={event.id}>
            <EventDays span={event} />
            <Link to={`/events/${event.slug}`} className="stone-link" lang={title.lang}>
              {title.text}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
