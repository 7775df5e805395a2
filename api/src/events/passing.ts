/** When an event passes: at its end, or at the end of its day in Croatia; an index serves it. */
export const PASSES_AT = 'event_passes_at(event.eventDate, event.endDate)';

/*
 * The conditions also limit when events begin, which follows from the rest: so the index in the order
 * of beginnings is read from the first event that fits.
 */

/** The condition that an event has passed. */
export const PAST = `(${PASSES_AT} <= now() AND event.eventDate <= now())`;

const FIRST_RUNNING = `SELECT min(running.event_date) FROM events running
  WHERE tstzrange(running.event_date, event_passes_at(running.event_date, running.end_date), '[]')
    @> now()`;

/** The condition that an event has not passed. */
export const UPCOMING = `(${PASSES_AT} > now() AND event.eventDate >= coalesce((${FIRST_RUNNING}), now()))`;
