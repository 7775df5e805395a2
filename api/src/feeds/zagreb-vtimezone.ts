import { ZAGREB } from 'shared/croatian-time';

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
