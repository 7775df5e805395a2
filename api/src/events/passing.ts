/**
 * SQL: the instant from which an event is past, its end or else the end of its day in Croatia. It
 * is indexed.
 */
export const PASSES_AT = 'event_passes_at(event.eventDate, event.endDate)';

/*
 * The conditions also restrict `eventDate`, although the first part implies it, so that PostgreSQL
 * reads the index on that column from the first matching event.
 */

/** SQL condition: the event is past. */
export const PAST = `(${PASSES_AT} <= now() AND event.eventDate <= now())`;

const FIRST_RUNNING = `SELECT min(running.event_date) FROM events running
  WHERE tstzrange(running.event_date, event_passes_at(running.event_date, running.end_date), '[]')
    @> now()`;

/** SQL condition: the event is not past. */
export const UPCOMING = `(${PASSES_AT} > now() AND event.eventDate >= coalesce((${FIRST_RUNNING}), now()))`;
