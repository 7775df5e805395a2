import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CalendarEvent } from '~/api/client';
import { LineIcon } from '~/components/line-icon/line-icon';
import { Picture } from '~/components/picture/picture';
import { Prose } from '~/components/prose/prose';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { Drawing } from '~/illustrations/drawing';
import { EventDays } from './event-days';
import { EventActions, EventFacts } from './event-facts';
import { addressOf } from './events-page';
import { focusNewsletter, newsletterAnchor } from './stay-informed';
import styles from './upcoming-events.module.css';

/** Events to come: a pillar of days, the next one on top. */
export function UpcomingEvents({ events }: { events: CalendarEvent[] }) {
  if (events.length === 0) return null;
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.id} className={styles.item}>
          <Entry event={event} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ event }: { event: CalendarEvent }) {
  const language = useLanguage();
  const title = localized(event, 'title', language);
  const description = localized(event, 'description', language);
  return (
    <article className={styles.entry} id={`event-${event.id}`}>
      <div className={styles.stone}>
        <EventDays span={event} />
      </div>
      <div className={styles.body}>
        <h3 className={styles.title} lang={title.lang}>
          {title.text}
        </h3>
        <EventFacts event={event} />
        <Prose text={description.text} lang={description.lang} />
        <EventActions event={event} past={false} />
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

/** A place in the wall that is kept for the next day. */
export function NoneUpcoming() {
  const { t } = useTranslation('events');
  return (
    <div className={styles.none}>
      <div className={styles.noneWords}>
        <p className={styles.noneTitle}>{t('empty.upcoming')}</p>
        <p className={styles.noneText}>
          {t('empty.hint')}{' '}
          <a href={`#${newsletterAnchor}`} onClick={focusNewsletter}>
            {t('empty.newsletter')}
          </a>
          {t('empty.end')}
        </p>
        <p>
          <Link to={addressOf({ tab: 'past', page: 1 })} className={styles.more} preventScrollReset>
            {t('empty.past')}
            <LineIcon name="arrow-right" />
          </Link>
        </p>
      </div>
      <Drawing name="olive-branch" className={styles.sprig} />
    </div>
  );
}
