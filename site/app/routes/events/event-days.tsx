import { isoDate, isoWithOffset } from 'shared/croatian-time';
import { useLanguage } from '~/i18n/use-language';
import { lastsAllDay, writtenDays, type Span } from './event-dates';
import styles from './event-days.module.css';

/** The day of an event, or its first and last one, with numerals as large as on a calendar. */
export function EventDays({ span, className }: { span: Span; className?: string }) {
  const language = useLanguage();
  const { eventDate, endDate } = span;
  const days = writtenDays(span, language);
  const moments = [eventDate, endDate ?? eventDate];
  return (
    <p
      className={[styles.days, days.length > 1 && styles.two, className].filter(Boolean).join(' ')}
    >
      {days.map(({ day, month, year }, position) => {
        const moment = moments[position] ?? eventDate;
        return (
          <span key={position} className={styles.end}>
            {position === 0 ? null : <span className={styles.to}> – </span>}
            <time
              className={styles.date}
              dateTime={lastsAllDay(span) ? isoDate(moment) : isoWithOffset(moment)}
            >
              <span className={styles.day}>{day}</span>
              {month === undefined ? null : <span className={styles.month}> {month}</span>}
              {year === undefined ? null : <span className={styles.year}> {year}</span>}
            </time>
          </span>
        );
      })}
    </p>
  );
}
