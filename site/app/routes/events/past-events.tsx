import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from '~/api/client';
import { EventDays } from './event/event-days';
import { EventSummary } from './event-summary';
import styles from './past-events.module.css';

/** Past events as stones of a wall, the latest first. */
export function PastEvents({ events }: { events: CalendarEvent[] }) {
  const { t } = useTranslation('events');
  if (events.length === 0) return <p className={styles.empty}>{t('empty.noPast')}</p>;
  return (
    <ul className={`wall ${styles.list}`}>
      {events.map((event) => (
        <li key={event.id}>
          <article className={styles.card} id={`event-${event.id}`}>
            <EventSummary event={event} past>
              <EventDays span={event} className={styles.days} />
            </EventSummary>
          </article>
        </li>
      ))}
    </ul>
  );
}
