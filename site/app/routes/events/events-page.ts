import { data } from 'react-router';
import { routeErrorOf, type ApiClient, type CalendarEvent } from '~/api/client';

/** Events per page. */
export const pageSize = 20;

export type TabName = 'upcoming' | 'past';

/** One of the two lists, and a page of it. */
export interface Selection {
  tab: TabName;
  /** From 1. */
  page: number;
}

export interface EventsPage {
  events: CalendarEvent[];
  pages: number;
  /** The last past events, where there are no upcoming ones. */
  last: CalendarEvent[];
}

/** The selection that a URL asks for; an invalid page counts as the first. */
export function selectionOf({ url }: { url: string }): Selection {
  const { searchParams } = new URL(url);
  const page = searchParams.get('page') ?? '';
  return {
    tab: searchParams.get('tab') === 'past' ? 'past' : 'upcoming',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The parameters of a selection's canonical URL, without default values. */
export function queryOf({ tab, page }: Selection): Record<string, string> {
  return {
    ...(tab === 'past' && { tab }),
    ...(page > 1 && { page: String(page) }),
  };
}

export function pathOf(selection: Selection): string {
  const query = new URLSearchParams(queryOf(selection)).toString();
  return query === '' ? '/events' : `/events?${query}`;
}

/** The number of all rows: 48 in `Content-Range: events 0-19/48`. */
function totalOf(response: Response): number {
  return Number(/\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '')?.[1] ?? 0);
}

function load(api: ApiClient, tab: TabName, first: number, count: number) {
  const range = `[${first},${first + count - 1}]`;
  return api.GET('/api/events', { params: { query: { [tab]: true, texts: 'blocks', range } } });
}

/**
 * Loads a page of upcoming events, the next one first, or of past events, the latest first.
 * @throws a route error response with the API's status, or 404 for a page after the last one
 */
export async function loadEventsPage(
  api: ApiClient,
  { tab, page }: Selection,
): Promise<EventsPage> {
  const answer = await load(api, tab, (page - 1) * pageSize, pageSize);
  const { data: events, response } = answer;
  if (events === undefined) throw routeErrorOf(answer);
  const isEmpty = events.length === 0;
  if (page > 1 && isEmpty) throw data(null, { status: 404, statusText: 'Not Found' });
  const last = isEmpty && tab === 'upcoming' ? (await load(api, 'past', 0, 2)).data : [];
  return {
    events: events as CalendarEvent[],
    pages: Math.ceil(totalOf(response) / pageSize),
    last: (last ?? []) as CalendarEvent[],
  };
}
