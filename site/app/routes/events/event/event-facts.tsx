import { useTranslation } from 'react-i18next';
import { formatTimes } from 'shared/date-ranges';
import type { CalendarEvent } from '~/api/client';
import { AnchorButton, LinkButton } from '~/components/button/button';
import { isPageUrl } from '~/components/button/page-url';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { lastsAllDay, weekday, writtenDays, type Span } from './event-dates';
import styles from './event-facts.module.css';
import { EventIcon } from './event-icon';

/** The time and the place of an event. */
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
  const end = endDate === null || endDate === eventDate ? null : endDate;
  const times = formatTimes(eventDate, end, language);
  if (writtenDays(span, language).length > 1) return times;
  const day = weekday(eventDate, language);
  if (lastsAllDay(span)) return t('time.allDay', { day });
  return t(end === null ? 'time.start' : 'time.span', { day, times });
}

/** Links to the registration and to the event as a calendar file; of past events, to more. */
export function EventActions({ event, past }: { event: CalendarEvent; past: boolean }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { registrationLink: url } = event;
  if (past && url === null) return null;
  const title = localized(event, 'title', language);
  const titleSuffix = (
    <span className="visually-hidden" lang={title.lang}>{` – ${title.text}`}</span>
  );
  const appearance = past ? ({ variant: 'quiet', size: 'small' } as const) : {};
  const label = t(past ? 'readMore' : 'register');
  return (
    <p className={styles.actions}>
      {url === null ? null : isPageUrl(url) ? (
        <LinkButton to={url} {...appearance}>
          <span>{label}</span>
          {titleSuffix}
        </LinkButton>
      ) : (
        <AnchorButton href={url} rel="noopener external" {...appearance}>
          <span>{label}</span>
          {titleSuffix}
        </AnchorButton>
      )}
      {past ? null : (
        <a className={styles.calendarLink} href={`/events/${event.id}.ics?lang=${language}`}>
          <EventIcon name="calendar" />
          <span>
            <span>{t('addToCalendar')}</span>
            {titleSuffix}
          </span>
        </a>
      )}
    </p>
  );
}
