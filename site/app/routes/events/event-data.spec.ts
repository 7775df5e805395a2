import { describe, expect, test } from '@jest/globals';
import { exampleRow } from '../../../testing/example-row';
import { eventData, type DescribedEvent } from './event-data';

const origin = 'https://site.example';

const workshop = exampleRow('EventDto', {
  id: 7,
  title: 'Radionica',
  titleEn: 'Workshop',
  description: 'Opis radionice.',
  descriptionEn: 'What the workshop is.',
  location: 'Knin',
  locationEn: null,
  eventDate: '2027-06-10T08:00:00.000Z',
  endDate: '2027-06-10T11:00:00.000Z',
  imageUrl: null,
});

function told(event: Partial<DescribedEvent>, language: 'hr' | 'en' = 'hr') {
  const source = { language, origin, organization: undefined, siteName: 'Udruga' };
  return eventData({ ...workshop, ...event }, source);
}

describe('what search engines are told of an event', () => {
  test('is when it is, with the offset of Croatia, where, and who invites', () => {
    expect(told({})).toMatchObject({
      '@type': 'Event',
      name: 'Radionica',
      startDate: '2027-06-10T10:00:00+02:00',
      endDate: '2027-06-10T13:00:00+02:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Knin', address: { addressCountry: 'HR' } },
      organizer: { '@id': `${origin}/#organization`, name: 'Udruga' },
      url: `${origin}/events#event-7`,
    });
  });

  test('is in the language of the page', () => {
    expect(
      told({ location: 'Šibensko-kninska županija', locationEn: 'Šibenik-Knin County' }, 'en'),
    ).toMatchObject({
      name: 'Workshop',
      description: 'What the workshop is.',
      location: { name: 'Šibenik-Knin County' },
      inLanguage: 'en',
      url: `${origin}/events?lang=en#event-7`,
    });
    expect(told({ descriptionEn: '' }, 'en')).toMatchObject({
      description: 'Opis radionice.',
      inLanguage: 'hr',
    });
  });

  test('is only the day where the hour does not matter, and no end that nobody named', () => {
    const event = told({ eventDate: '2027-06-09T22:00:00.000Z', endDate: null });
    expect(event.startDate).toBe('2027-06-10');
    expect(event.endDate).toBeUndefined();
  });

  test('has a picture where the event has one, by its whole address', () => {
    expect(told({ imageUrl: '/images/a.jpg' }).image).toBe(`${origin}/images/a.jpg`);
    expect(told({}).image).toBeUndefined();
  });
});
