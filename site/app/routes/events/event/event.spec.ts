import { describe, expect, test } from '@jest/globals';
import { exampleRow } from '../../../../testing/example-row';
import { eventData, type DescribedEvent } from './event-data';
import { hasPassed, lastsAllDay, weekday, writtenDays, type Span } from './event-dates';

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

function span(eventDate: string, endDate: string | null = null): Span {
  return { eventDate, endDate };
}

describe('the days of an event', () => {
  test.each([
    ['2024-04-26T10:00:00Z', [{ day: '26.', month: 'travnja', year: '2024.' }]],
    ['2024-04-28T10:00:00Z', [{ day: '26.' }, { day: '28.', month: 'travnja', year: '2024.' }]],
    [
      '2025-04-30T10:00:00Z',
      [
        { day: '26.', month: 'travnja', year: '2024.' },
        { day: '30.', month: 'travnja', year: '2025.' },
      ],
    ],
  ])('until %s have each part once', (endDate, days) => {
    expect(writtenDays(span('2024-04-26T07:00:00Z', endDate), 'hr')).toEqual(days);
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
