import { useTranslation } from 'react-i18next';
import { bodyOf, browserApi, serverApi, type ApiClient, type CalendarEvent } from '~/api/client';
import { orFormerPath, suggestionsOf } from '~/api/former-path';
import { useCached, visitCache } from '~/api/visit-cache';
import { ItemError, ItemPage, type MissingItem } from '~/components/item-page/item-page';
import { ItemExit } from '~/components/quick-exit/page-exit';
import type { ExitHandle } from '~/components/site-frame/route-exit';
import { Skeleton } from '~/components/skeleton/skeleton';
import { localized } from '~/i18n/localized';
import { useSiteName } from '~/organization';
import { cardUrl, metaSource, pageMeta, type PageMeta } from '~/seo/page-meta';
import { breadcrumbData } from '~/seo/structured-data';
import type { Route } from './+types/event-page';
import { EventArticle } from './event-article';
import styles from './event-article.module.css';
import { eventData } from './event-data';
import { daysInWords, hasPassed } from './event-dates';
import { NextEvents } from './next-events';

interface LoadedEvent {
  event: CalendarEvent;
  past: boolean;
  /** The upcoming events but this one. */
  next: CalendarEvent[];
}

/** How many of the next events are named at the end of the page. */
const shownNext = 3;

const cache = visitCache<LoadedEvent>();

async function load(api: ApiClient, slug: string): Promise<LoadedEvent> {
  const params = { path: { idOrSlug: slug }, query: { texts: 'blocks' } } as const;
  const read = bodyOf(api.GET('/api/events/{idOrSlug}', { params })) as Promise<CalendarEvent>;
  const [event, next] = await Promise.all([read, loadNext(api)]);
  const others = next.filter(({ id }) => id !== event.id).slice(0, shownNext);
  return { event, past: hasPassed(event, Date.now()), next: others };
}

/** One more than is shown, as the event of the page may be among them; none where it fails. */
async function loadNext(api: ApiClient): Promise<CalendarEvent[]> {
  const query = { upcoming: true, range: `[0,${shownNext}]`, texts: 'plain' } as const;
  const events = bodyOf(api.GET('/api/events', { params: { query } }));
  return (await events.catch(() => [])) as CalendarEvent[];
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const loaded = load(serverApi(context), params.slug);
  return { loaded: await orFormerPath({ request, context }, loaded) };
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { loaded: cache.getOrLoad(params.slug, () => load(browserApi, params.slug)) };
}

export const handle: ExitHandle = { Exit: () => <ItemExit name="loaded" /> };

export function meta(args: Route.MetaArgs) {
  const source = metaSource(args);
  const { t, language } = source;
  const loaded = args.loaderData?.loaded;
  if (loaded === undefined) {
    const title = t(suggestionsOf(args.error) ? 'gone.title' : 'events:notFound.title');
    return pageMeta(args, { title, noIndex: true });
  }
  // While the event is loading, the page sets the title of the document.
  if (loaded instanceof Promise) return [];
  const { event, past } = loaded;
  const title = localized(event, 'title', language).text;
  const days = daysInWords(event, language);
  const place = localized(event, 'location', language).text;
  const path = `/events/${event.slug}`;
  const page: PageMeta = {
    title,
    description: `${days}, ${place}. ${localized(event, 'description', language).text}`,
    path,
    type: 'article',
    section: `${t(`events:kind.${past ? 'past' : 'upcoming'}`)} · ${days}`,
    modified: event.updatedAt,
  };
  const described = eventData(event, source);
  return pageMeta(args, {
    ...page,
    structuredData: [
      { ...described, image: [cardUrl(args, page), described.image].filter(Boolean) },
      breadcrumbData(source, [
        { name: t('navigation.home'), path: '/' },
        { name: t('events:title'), path: '/events' },
        { name: title, path },
      ]),
    ],
  });
}

export default function EventPage({ loaderData, params }: Route.ComponentProps) {
  const { loaded } = loaderData;
  useCached(cache, params.slug, loaded);
  return (
    <ItemPage slug={params.slug} data={loaded} skeleton={<EventSkeleton />} missing={useMissing()}>
      {({ event, past, next }, named) => (
        <>
          <EventArticle event={event} past={past} named={named} />
          <NextEvents events={next} />
        </>
      )}
    </ItemPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ItemError error={error} missing={useMissing()} />;
}

function useMissing(): MissingItem {
  const { t } = useTranslation('events');
  const back = { to: '/events', name: t('back') };
  return { title: t('notFound.title'), text: t('notFound.text'), back };
}

function EventSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.event} role="status">
      <title>{useSiteName()}</title>
      <span className="visually-hidden">{t('loading')}</span>
      <div className={styles.header}>
        <div className={styles.date} aria-hidden />
        <div className={styles.heading}>
          <Skeleton shape="title" />
          <Skeleton />
        </div>
      </div>
      <div className={styles.text}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
