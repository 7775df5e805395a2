import { isoDate, isoWithOffset } from 'shared/croatian-time';
import type { CalendarEvent } from '~/api/client';
import { localized } from '~/i18n/localized';
import type { MetaSource } from '~/seo/page-meta';
import { urlIn } from '~/seo/structured-data';
import { lastsAllDay } from './event-dates';

/** The location entered for events at the association's own premises. */
const ownPremises = 'prostorije udruge';

type Source = Pick<MetaSource, 'language' | 'origin' | 'organization' | 'siteName'>;

/** The fields of an event that its structured data need. */
export type DescribedEvent = Pick<
  CalendarEvent,
  | 'slug'
  | 'title'
  | 'titleEn'
  | 'description'
  | 'descriptionEn'
  | 'location'
  | 'locationEn'
  | 'eventDate'
  | 'endDate'
  | 'imageUrl'
  | 'image'
>;

/** The schema.org Event of an event. */
export function eventData(event: DescribedEvent, source: Source): Record<string, unknown> {
  const { language, origin, siteName } = source;
  const { eventDate, endDate, image, imageUrl } = event;
  const picture = image?.url ?? imageUrl;
  const description = localized(event, 'description', language);
  return {
    '@type': 'Event',
    '@id': `${origin}/events/${event.slug}#event`,
    name: localized(event, 'title', language).text,
    description: description.text,
    url: urlIn(source, `/events/${event.slug}`),
    startDate: lastsAllDay(event) ? isoDate(eventDate) : isoWithOffset(eventDate),
    endDate: endDate === null ? undefined : isoWithOffset(endDate),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: locationData(event, source),
    image: picture === null ? undefined : new URL(picture, origin).href,
    inLanguage: description.lang ?? language,
    organizer: {
      '@type': 'NGO',
      '@id': `${origin}/#organization`,
      name: siteName,
      url: urlIn(source, '/'),
    },
  };
}

function locationData(event: DescribedEvent, { language, organization }: Source) {
  const own =
    event.location.toLocaleLowerCase('hr') === ownPremises ? organization?.address : undefined;
  const name = localized(event, 'location', language).text;
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: own?.street,
      postalCode: own?.postalCode,
      addressLocality: own?.city ?? name,
      addressCountry: own?.country ?? 'HR',
    },
  };
}
