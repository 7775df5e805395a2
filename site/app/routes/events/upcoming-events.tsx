import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CalendarEvent } from '~/api/client';
import { LineIcon } from '~/components/line-icon/line-icon';
import { Picture } from '~/components/picture/picture';
import stonePlace from '~/components/stone-place/stone-place.module.css';
import { EventDays } from './event/event-days';
import { EventStones } from './event/event-stones';
import { EventSummary } from './event-summary';
import { pathOf } from './events-page';
import { focusNewsletter, newsletterAnchor } from './stay-informed';
import styles from './upcoming-events.module.css';

/** Upcoming events in a column, the next one first. */
export function UpcomingEvents({ events }: { events: CalendarEvent[] }) {
  if (events.length === 0) return null;
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.id} className={styles.item}>
          <UpcomingEvent event={event} />
        </li>
      ))}
    </ul>
  );
}

function UpcomingEvent({ event }: { event: CalendarEvent }) {
  return (
    <article className={styles.entry} id={`event-${event.id}`}>
      <div className={`stone ${styles.date}`}>
        <EventDays span={event} />
      </div>
      <div className={styles.body}>
        <EventSummary event={event} />
      </div>
      <Picture
        image={event.image}
        fallback={event.imageUrl}
        sizes="(min-width: 52em) 16rem, 100vw"
        className={styles.picture}
      />
    </article>
  );
}

/** Replaces the list when there are no upcoming events: says so, beside the last past ones. */
export function NoUpcomingEvents({ last }: { last: CalendarEvent[] }) {
  const { t } = useTranslation('events');
  return (
    <div className={styles.empty}>
      <div className={`stone ${stonePlace.place} ${styles.emptyText}`}>
        <p className={styles.emptyTitle}>{t('empty.upcoming')}</p>
        <p>
          <span>{t('empty.hint')}</span>{' '}
          <a href={`#${newsletterAnchor}`} onClick={focusNewsletter}>
            {t('empty.newsletter')}
          </a>
          <span>{t('empty.end')}</span>
        </p>
        <p>
          <Link to={pathOf({ tab: 'past', page: 1 })} className={styles.more} preventScrollReset>
            <span>{t('empty.past')}</span>
            <LineIcon name="arrow-right" />
          </Link>
        </p>
      </div>
      {last.length === 0 ? null : (
        <div className={styles.last}>
          <h3 className={styles.lastTitle}>{t('tabs.past')}</h3>
          <EventStones events={last} past />
        </div>
      )}
    </div>
  );
}
