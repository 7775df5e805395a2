import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from '~/api/client';
import { paragraphs } from '~/components/prose/prose';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { EventDays } from './event-days';
import { EventActions, EventFacts } from './event-facts';
import styles from './past-events.module.css';

/** Past events in rows of cards, the latest first. */
export function PastEvents({ events }: { events: CalendarEvent[] }) {
  const { t } = useTranslation('events');
  if (events.length === 0) return <p className={styles.empty}>{t('empty.noPast')}</p>;
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.id}>
          <PastEvent event={event} />
        </li>
      ))}
    </ul>
  );
}

function PastEvent({ event }: { event: CalendarEvent }) {
  const language = useLanguage();
  const title = localized(event, 'title', language);
  const description = localized(event, 'description', language);
  return (
    <article className={styles.card} id={`event-${event.id}`}>
      <h3 className={styles.title} lang={title.lang}>
        {title.text}
      </h3>
      <EventDays span={event} className={styles.days} />
      <EventFacts event={event} />
      <div lang={description.lang}>
        {paragraphs(description.text).map((paragraph, position) => (
          <p key={position}>{paragraph}</p>
        ))}
      </div>
      <EventActions event={event} past />
    </article>
  );
}
