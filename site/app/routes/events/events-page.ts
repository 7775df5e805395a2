import { data } from 'react-router';
import { failureOf, type ApiClient, type CalendarEvent } from '~/api/client';

/** How many events a page holds. */
export const pageSize = 20;

export type TabName = 'upcoming' | 'past';

export interface Place {
  tab: TabName;
  /** From 1. */
  page: number;
}

export interface EventsPage {
  events: CalendarEvent[];
  pages: number;
}

/** Which of the two lists, and which page of it, an address means. */
export function placeOf({ url }: { url: string }): Place {
  const { searchParams } = new URL(url);
  const page = searchParams.get('page') ?? '';
  return {
    tab: searchParams.get('tab') === 'past' ? 'past' : 'upcoming',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The query of a place's canonical address: nothing that goes without saying. */
export function queryOf({ tab, page }: Place): Record<string, string> {
  return {
    ...(tab === 'past' && { tab }),
    ...(page > 1 && { page: String(page) }),
  };
}

export function addressOf(place: Place): string {
  const query = new URLSearchParams(queryOf(place)).toString();
  return query === '' ? '/events' : `/events?${query}`;
}

/** The number of all rows, which `Content-Range: events 0-19/48` ends with. */
function totalOf(response: Response): number {
  return Number(/\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '')?.[1] ?? 0);
}

/**
 * A page of upcoming events, the next one first, or of past ones, the latest first.
 * @throws a route error response with the API's status, or 404 for a page past the last one
 */
export async function loadEvents(api: ApiClient, { tab, page }: Place): Promise<EventsPage> {
  const first = (page - 1) * pageSize;
  const answer = await api.GET('/api/events', {
    params: { query: { [tab]: true, range: `[${first},${first + pageSize - 1}]` } },
  });
  const { data: events, response } = answer;
  if (events === undefined) throw failureOf(answer);
  if (page > 1 && events.length === 0) throw data(null, { status: 404, statusText: 'Not Found' });
  return { events, pages: Math.ceil(totalOf(response) / pageSize) };
}
