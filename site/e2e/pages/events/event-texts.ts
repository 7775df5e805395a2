import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../../../../testing/fixtures';
import { en, hr, type Catalogue } from '../../texts';

const textsIn = ({ events }: Catalogue) => ({
  title: events.title,
  lead: events.lead,
  upcoming: events.tabs.upcoming,
  past: events.tabs.past,
  empty: events.empty.upcoming,
  hintLink: events.empty.newsletter,
  informed: events.informed.title,
  button: events.informed.button,
  readMore: events.readMore,
  register: events.register,
  add: events.addToCalendar,
  calendar: events.calendar.button,
  back: events.back,
  missing: events.notFound.title,
  missingText: events.notFound.text,
  kindUpcoming: events.kind.upcoming,
  kindPast: events.kind.past,
});

export const texts = {
  hr: {
    ...textsIn(hr),
    callPlace: 'Šibensko-kninska županija',
    hint: 'Navratite uskoro ili se pretplatite na newsletter, pa ćemo vam javiti čim dogovorimo sljedeći.',
    call: 'Poziv na iskazivanje interesa: prevencija institucionalizacije',
    callDate: '26. travnja 2024.',
    callTime: 'Petak u 9 sati',
    youth: 'Program podrške mladima rizičnog ponašanja',
    youthDates: '12. prosinca 2024. – 30. travnja 2025.',
    premises: 'Prostorije Udruge',
    others: [
      ['Program za roditelje', '12. prosinca 2024. – 30. travnja 2025.'],
      ['Program savjetovanja o ovisnostima', '3. lipnja 2024. – 30. svibnja 2025.'],
      ['Edukacija o poduzetništvu', '10. lipnja 2024. – 26. svibnja 2025.'],
      ['Škola socijalnih vještina', '12. lipnja 2024. – 28. svibnja 2025.'],
      ['Program opuštanja i nošenja sa stresom', '17. lipnja 2024. – 29. svibnja 2025.'],
      ['Radionica traženja posla', '20. lipnja 2024. – 30. svibnja 2025.'],
    ],
    openDay: 'Dan otvorenih vrata',
    openDayDate: '12. svibnja 2093.',
    openDayTime: 'Utorak, od 17:30 do 19:00',
    feed: '/events.ics',
  },
  en: {
    ...textsIn(en),
    callPlace: 'Šibenik-Knin County',
    hint: 'Check back soon, or subscribe to the newsletter and we will tell you as soon as the next one is set.',
    call: 'Call for expressions of interest: preventing institutionalisation',
    callDate: '26 April 2024',
    callTime: 'Friday at 09:00',
    youth: 'Support programme for young people with risk behaviour',
    youthDates: '12 December 2024 – 30 April 2025',
    premises: 'The association’s premises',
    others: [
      ['Programme for parents', '12 December 2024 – 30 April 2025'],
      ['Addiction counselling programme', '3 June 2024 – 30 May 2025'],
      ['Entrepreneurship education', '10 June 2024 – 26 May 2025'],
      ['School of social skills', '12 June 2024 – 28 May 2025'],
      ['Relaxation and stress programme', '17 June 2024 – 29 May 2025'],
      ['Job search workshop', '20 June 2024 – 30 May 2025'],
    ],
    openDay: 'Open day',
    openDayDate: '12 May 2093',
    openDayTime: 'Tuesday, 17:30 to 19:00',
    feed: '/events.ics?lang=en',
  },
} as const;

export const languages = ['hr', 'en'] as const;

export const openDay = {
  title: 'Dan otvorenih vrata',
  titleEn: 'Open day',
  description: 'Navratite na kavu i razgovor.',
  descriptionEn: 'Come for coffee and a chat.',
  location: 'Knin',
  eventDate: '2093-05-12T17:30:00+02:00',
  endDate: '2093-05-12T19:00:00+02:00',
  registrationLink: 'https://www.example.org/prijava',
};

/** Creates events, and deletes them after `during`. */
export async function withEvents(
  api: APIRequestContext,
  events: readonly Record<string, unknown>[],
  during: (ids: number[]) => Promise<void>,
): Promise<void> {
  const ids: number[] = [];
  try {
    for (const event of events) {
      const answer = await api.post('/api/events', { data: event });
      expect(answer.status(), await answer.text()).toBe(201);
      ids.push(((await answer.json()) as { id: number }).id);
    }
    await during(ids);
  } finally {
    for (const id of ids) await api.delete(`/api/events/${id}`);
  }
}

/** Matches the accessible name of a link: its text and the title that it belongs to. */
export function about(text: string, title: string): RegExp {
  return new RegExp(`^${text} ?: ${title}$`);
}

export function entry(page: Page, title: string) {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
}
