import { describe, expect, test } from '@jest/globals';
import { exampleRow } from '../../../../testing/example-row';
import { eventData, type DescribedEvent } from './event-data';

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

  test('contains the absolute URL of the picture, if the event has one', () => {
    expect(dataOf({ imageUrl: '/images/a.jpg' }).image).toBe(`${origin}/images/a.jpg`);
    expect(dataOf({}).image).toBeUndefined();
  });
});
