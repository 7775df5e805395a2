import { isoDate, isoWithOffset } from 'shared/croatian-time';
import { useLanguage } from '~/i18n/use-language';
import { lastsAllDay, writtenDays, type Span } from './event-dates';
import styles from './event-days.module.css';

/**
 * The day of an event, or its first and last day, in large numerals. Of a programme of several
 * months each day is a line in which the month is large.
 */
export function EventDays({ span, className }: { span: Span; className?: string }) {
  const language = useLanguage();
  const { eventDate, endDate } = span;
  const days = writtenDays(span, language);
  const instants = [eventDate, endDate ?? eventDate];
  const ofMonths = days[0]?.month === undefined ? styles.range : styles.lines;
  const form = days.length === 1 ? styles.single : ofMonths;
  return (
    <p className={`${styles.days} ${form} ${className ?? ''}`}>
      {days.map(({ day, month, year }, position) => {
        const instant = instants[position] ?? eventDate;
        return (
          <span key={position} className={styles.part}>
            {position === 0 ? null : <span className={styles.dash}> – </span>}
            <time
              className={styles.date}
              dateTime={lastsAllDay(span) ? isoDate(instant) : isoWithOffset(instant)}
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
