import type { ICalTZDateStub } from 'ical-generator';

/** Where the association's events take place. */
export const ZAGREB = 'Europe/Zagreb';

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZAGREB,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

/**
 * An instant whose local time is that of Croatia, wherever the process runs. The calendar's library
 * reads a plain `Date` in the zone of the process; an object with this interface (that of
 * @date-fns/tz) it reads in the zone it writes.
 */
export class ZagrebDate extends Date implements ICalTZDateStub {
  readonly timeZone = ZAGREB;
  readonly internal = new Date(this);
  readonly #clock = new Map(
    CLOCK.formatToParts(this).map(({ type, value }) => [type, Number(value)]),
  );

  withTimeZone(): this {
    return this;
  }

  tzComponents(): [string, string, string] {
    return [ZAGREB, ZAGREB, ZAGREB];
  }

  override getFullYear(): number {
    return this.#read('year');
  }

  override getMonth(): number {
    return this.#read('month') - 1;
  }

  override getDate(): number {
    return this.#read('day');
  }

  override getHours(): number {
    return this.#read('hour');
  }

  override getMinutes(): number {
    return this.#read('minute');
  }

  override getSeconds(): number {
    return this.#read('second');
  }

  /** Whether a day begins here. */
  isMidnight(): boolean {
    return this.getHours() === 0 && this.getMinutes() === 0 && this.getSeconds() === 0;
  }

  #read(part: Part): number {
    return this.#clock.get(part) ?? NaN;
  }
}

/**
 * The VTIMEZONE of Croatia (RFC 5545 section 3.6.5), by the European Union's rule of 1996: summer
 * time from the last Sunday of March to the last Sunday of October, 01:00 UTC.
 */
export const ZAGREB_VTIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZAGREB}`,
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
].join('\r\n');
