import { describe, expect, test } from '@jest/globals';
import { plainSpaces } from 'shared/plain-spaces';
import { exampleRow } from '../../../../testing/example-row';
import { eventData, type DescribedEvent } from './event-data';
import { hasPassed, lastsAllDay, weekday, daysInWords as written, type Span } from './event-dates';

const origin = 'https://site.example';

const workshop = {
  ...exampleRow('EventDto', {
    slug: 'radionica',
    title: 'Radionica',
    titleEn: 'Workshop',
    description: 'Opis radionice.',
    descriptionEn: 'What the workshop is.',
    location: 'Knin',
    locationEn: null,
    endDate: '2027-06-10T11:00:00.000Z',
    imageUrl: null,
  }),
  eventDate: '2027-06-10T08:00:00.000Z',
};

function dataOf(event: Partial<DescribedEvent>, language: 'hr' | 'en' = 'hr') {
  const source = { language, origin, organization: undefined, siteName: 'Udruga' };
  return eventData({ ...workshop, ...event }, source);
}

describe('the structured data of an event', () => {
  test('contains the times with the offset of Croatia, the place and the organizer', () => {
    expect(dataOf({})).toMatchObject({
      '@type': 'Event',
      name: 'Radionica',
      startDate: '2027-06-10T10:00:00+02:00',
      endDate: '2027-06-10T13:00:00+02:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Knin', address: { addressCountry: 'HR' } },
      organizer: { '@id': `${origin}/#organization`, name: 'Udruga' },
      '@id': `${origin}/events/radionica#event`,
      url: `${origin}/events/radionica`,
    });
  });

  test('is in the language of the page where there is a translation', () => {
    expect(
      dataOf({ location: 'Šibensko-kninska županija', locationEn: 'Šibenik-Knin County' }, 'en'),
    ).toMatchObject({
      name: 'Workshop',
      description: 'What the workshop is.',
      location: { name: 'Šibenik-Knin County' },
      inLanguage: 'en',
      url: `${origin}/events/radionica?lang=en`,
    });
    expect(dataOf({ descriptionEn: '' }, 'en')).toMatchObject({
      description: 'Opis radionice.',
      inLanguage: 'hr',
    });
  });

  test('contains only the day of an event that begins at midnight without an end', () => {
    const event = dataOf({ eventDate: '2027-06-09T22:00:00.000Z', endDate: null });
    expect(event.startDate).toBe('2027-06-10');
    expect(event.endDate).toBeUndefined();
  });
});

const daysInWords = (...days: Parameters<typeof written>) => plainSpaces(written(...days));

function span(eventDate: string, endDate: string | null = null): Span {
  return { eventDate, endDate };
}

describe('the days of an event', () => {
  test('are one date, in the format of the language, if it begins and ends on the same day', () => {
    const day = span('2024-04-26T07:00:00Z', '2024-04-26T10:00:00Z');
    expect(daysInWords(day, 'hr')).toBe('26. travnja 2024.');
    expect(daysInWords(day, 'en')).toBe('26 April 2024');
    expect(daysInWords(span('2024-04-26T07:00:00Z'), 'hr')).toBe('26. travnja 2024.');
  });

  test('are two full dates if it ends in another year', () => {
    const programme = span('2024-12-12T16:00:00Z', '2025-04-30T17:00:00Z');
    expect(daysInWords(programme, 'hr')).toBe('12. prosinca 2024. – 30. travnja 2025.');
    expect(daysInWords(programme, 'en')).toBe('12 December 2024 – 30 April 2025');
  });

  test('contain the year once within a year', () => {
    const school = span('2025-06-03T08:00:00Z', '2025-07-05T08:00:00Z');
    expect(daysInWords(school, 'hr')).toBe('3. lipnja – 5. srpnja 2025.');
    expect(daysInWords(school, 'en')).toBe('3 June – 5 July 2025');
  });

  test('contain the month once within a month of the same year', () => {
    const camp = span('2025-06-03T08:00:00Z', '2025-06-05T08:00:00Z');
    expect(daysInWords(camp, 'hr')).toBe('3. – 5. lipnja 2025.');
    expect(daysInWords(camp, 'en')).toBe('3 – 5 June 2025');
    const year = span('2024-06-03T08:00:00Z', '2025-06-03T08:00:00Z');
    expect(daysInWords(year, 'en')).toBe('3 June 2024 – 3 June 2025');
  });

  test('are calendar days in Croatia, before and after midnight', () => {
    expect(daysInWords(span('2025-06-03T21:30:00Z', '2025-06-03T22:30:00Z'), 'hr')).toBe(
      '3. – 4. lipnja 2025.',
    );
    expect(daysInWords(span('2025-12-31T23:30:00Z'), 'en')).toBe('1 January 2026');
  });
});

describe('the time of an event', () => {
  test('is the whole day if it begins at midnight and has no end', () => {
    expect(lastsAllDay(span('2025-06-02T22:00:00Z'))).toBe(true);
    expect(lastsAllDay(span('2025-06-03T00:00:00Z'))).toBe(false);
    expect(lastsAllDay(span('2025-06-02T22:00:00Z', '2025-06-03T10:00:00Z'))).toBe(false);
  });

  test('comes with the capitalised day of the week in Croatia', () => {
    expect(weekday('2024-04-26T22:30:00Z', 'hr')).toBe('Subota');
    expect(weekday('2024-04-26T07:00:00Z', 'en')).toBe('Friday');
    expect(weekday('2024-04-25T07:00:00Z', 'hr')).toBe('Četvrtak');
  });
});

describe('an event', () => {
  const at = (instant: string) => Date.parse(instant);

  test('is past from its end', () => {
    const workshop = span('2025-06-03T08:00:00Z', '2025-06-03T10:00:00Z');
    expect(hasPassed(workshop, at('2025-06-03T09:59:59Z'))).toBe(false);
    expect(hasPassed(workshop, at('2025-06-03T10:00:00Z'))).toBe(true);
  });

  test('without an end is past from the end of its day in Croatia', () => {
    const meeting = span('2025-06-03T08:00:00Z');
    expect(hasPassed(meeting, at('2025-06-03T21:59:59Z'))).toBe(false);
    expect(hasPassed(meeting, at('2025-06-03T22:00:00Z'))).toBe(true);
  });
});
