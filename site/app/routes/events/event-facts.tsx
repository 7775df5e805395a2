import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from '~/api/client';
import { AnchorButton, LinkButton } from '~/components/button/button';
import { isPageUrl } from '~/components/button/page-url';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { timeOfDay, lastsAllDay, weekday, writtenDays, type Span } from './event-dates';
import styles from './event-facts.module.css';
import { EventIcon } from './event-icon';

/** When in the day, and where. */
export function EventFacts({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const place = localized(event, 'location', language);
  const time = useTime(event);
  return (
    <dl className={styles.facts}>
      {time === undefined ? null : (
        <div>
          <dt>
            <EventIcon name="time" />
            <span className="visually-hidden">{t('time.label')}</span>
          </dt>
          <dd>{time}</dd>
        </div>
      )}
      <div>
        <dt>
          <EventIcon name="place" />
          <span className="visually-hidden">{t('place')}</span>
        </dt>
        <dd lang={place.lang}>{place.text}</dd>
      </div>
    </dl>
  );
}

function useTime(span: Span): string | undefined {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { eventDate, endDate } = span;
  const start = timeOfDay(eventDate, language);
  const end = endDate === null ? undefined : timeOfDay(endDate, language);
  if (writtenDays(span, language).length > 1) return t('time.several', { start, end });
  const day = weekday(eventDate, language);
  if (lastsAllDay(span)) return t('time.allDay', { day });
  return end === undefined || end === start
    ? t('time.start', { day, start })
    : t('time.span', { day, start, end });
}

/** Where one registers, and the event for the visitor's own calendar. */
export function EventActions({ event, past }: { event: CalendarEvent; past: boolean }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { registrationLink: address } = event;
  if (past && address === null) return null;
  const title = localized(event, 'title', language);
  const about = <span className="visually-hidden" lang={title.lang}>{`: ${title.text}`}</span>;
  const look = past ? ({ variant: 'quiet', size: 'small' } as const) : {};
  const words = t(past ? 'readMore' : 'register');
  return (
    <p className={styles.actions}>
      {address === null ? null : isPageUrl(address) ? (
        <LinkButton to={address} {...look}>
          {words}
          {about}
        </LinkButton>
      ) : (
        <AnchorButton href={address} rel="noopener external" {...look}>
          {words}
          {about}
        </AnchorButton>
      )}
      {past ? null : (
        <a className={styles.add} href={`/events/${event.id}.ics?lang=${language}`}>
          <EventIcon name="calendar" />
          <span>
            {t('addToCalendar')}
            {about}
          </span>
        </a>
      )}
    </p>
  );
}
