import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationType } from 'react-router';
import { browserApi, serverApi } from '~/api/client';
import { useCached, visitCache } from '~/api/visit-cache';
import { Loaded } from '~/components/loaded/loaded';
import { NewsletterForm } from '~/components/newsletter-form/newsletter-form';
import { Pagination } from '~/components/pagination/pagination';
import { Section } from '~/components/section/section';
import { Tabs } from '~/components/tabs/tabs';
import { Drawing } from '~/illustrations/drawing';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { breadcrumbData } from '~/seo/structured-data';
import type { Route } from './+types/events';
import { eventData } from './event/event-data';
import { EventSkeletons } from './event-skeletons';
import { pathOf, loadEventsPage, selectionOf, queryOf, type EventsPage } from './events-page';
import styles from './events.module.css';
import { PastEvents } from './past-events';
import { newsletterAnchor, StayInformed } from './stay-informed';
import { NoUpcomingEvents, UpcomingEvents } from './upcoming-events';

const tabNames = ['upcoming', 'past'] as const;
const cache = visitCache<EventsPage>();

export async function loader({ request, context }: Route.LoaderArgs) {
  const selection = selectionOf(request);
  return { selection, shown: await loadEventsPage(serverApi(context), selection) };
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const selection = selectionOf(request);
  const load = () => loadEventsPage(browserApi, selection);
  return { selection, shown: cache.getOrLoad(pathOf(selection), load) };
}

export function meta(args: Route.MetaArgs) {
  const source = metaSource(args);
  const { t } = source;
  const { selection = { tab: 'upcoming', page: 1 }, shown } = args.loaderData ?? {};
  const title = t('events:title');
  // Search engines read documents from the server, where the events are loaded.
  const events = shown === undefined || shown instanceof Promise ? [] : shown.events;
  return pageMeta(args, {
    title: selection.tab === 'past' ? t('events:tabs.past') : title,
    description: t('events:description'),
    query: queryOf(selection),
    structuredData: [
      breadcrumbData(source, [
        { name: t('navigation.home'), path: '/' },
        { name: title, path: '/events' },
      ]),
      ...(selection.tab === 'past' ? [] : events.map((event) => eventData(event, source))),
    ],
  });
}

export default function Events({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('events');
  const { t: newsletter } = useTranslation('newsletter');
  const { selection, shown } = loaderData;
  const { tab, page } = selection;
  const path = pathOf(selection);
  useCached(cache, path, shown);
  const navigationType = useNavigationType();
  useEffect(() => {
    if (navigationType === 'PUSH' && page > 1)
      document.querySelector('#events-list')?.scrollIntoView();
  }, [navigationType, page]);
  return (
    <>
      <div className={styles.page}>
        <header className={styles.header}>
          <div className={styles.text}>
            <h1 className={styles.title}>{t('title')}</h1>
            <p className={styles.lead}>{t('lead')}</p>
          </div>
          <Drawing name="calendar-wall" className={styles.drawing} />
        </header>
        <Tabs
          label={t('tabs.label')}
          tabs={tabNames.map((name) => ({
            to: pathOf({ tab: name, page: 1 }),
            name: t(`tabs.${name}`),
            current: name === tab,
          }))}
        />
        <h2 id="events-list" className="visually-hidden">
          {t(`tabs.${tab}`)}
        </h2>
        <Loaded key={path} data={shown} skeleton={<EventSkeletons />}>
          {({ events, pages, last }) => (
            <>
              {tab === 'past' ? <PastEvents events={events} /> : <UpcomingEvents events={events} />}
              {tab === 'upcoming' && events.length === 0 ? <NoUpcomingEvents last={last} /> : null}
              <Pagination page={page} pages={pages} to={(to) => pathOf({ tab, page: to })} />
            </>
          )}
        </Loaded>
      </div>
      <StayInformed />
      <Section
        tone="warm"
        title={newsletter('title')}
        lead={newsletter('intro')}
        className={styles.newsletter}
      >
        <div className={styles.subscription}>
          <NewsletterForm id={newsletterAnchor} />
          <Drawing name="letterbox" className={styles.letterbox} />
        </div>
      </Section>
    </>
  );
}
