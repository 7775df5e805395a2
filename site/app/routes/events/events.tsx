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
import { eventData } from './event-data';
import { EventSkeletons } from './event-skeletons';
import { addressOf, loadEvents, placeOf, queryOf, type EventsPage } from './events-page';
import styles from './events.module.css';
import { PastEvents } from './past-events';
import { newsletterAnchor, StayInformed } from './stay-informed';
import { NoneUpcoming, UpcomingEvents } from './upcoming-events';

const tabNames = ['upcoming', 'past'] as const;
const cache = visitCache<EventsPage>();

export async function loader({ request, context }: Route.LoaderArgs) {
  const place = placeOf(request);
  return { place, shown: await loadEvents(serverApi(context), place) };
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const place = placeOf(request);
  const load = () => loadEvents(browserApi, place);
  return { place, shown: cache.getOrLoad(addressOf(place), load) };
}

export function meta(args: Route.MetaArgs) {
  const source = metaSource(args);
  const { t } = source;
  const { place = { tab: 'upcoming', page: 1 }, shown } = args.loaderData ?? {};
  const title = t('events:title');
  // While they are still on their way, search engines are not there to read of them.
  const events = shown === undefined || shown instanceof Promise ? [] : shown.events;
  return pageMeta(args, {
    title: place.tab === 'past' ? t('events:tabs.past') : title,
    description: t('events:description'),
    query: queryOf(place),
    structuredData: [
      breadcrumbData(source, [
        { name: t('navigation.home'), path: '/' },
        { name: title, path: '/events' },
      ]),
      ...(place.tab === 'past' ? [] : events.map((event) => eventData(event, source))),
    ],
  });
}

export default function Events({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('events');
  const { t: newsletter } = useTranslation('newsletter');
  const { place, shown } = loaderData;
  const { tab, page } = place;
  const address = addressOf(place);
  useCached(cache, address, shown);
  const arrival = useNavigationType();
  useEffect(() => {
    if (arrival === 'PUSH' && page > 1) document.querySelector('#events-list')?.scrollIntoView();
  }, [arrival, page]);
  return (
    <>
      <div className={styles.page}>
        <header className={styles.header}>
          <div className={styles.words}>
            <h1 className={styles.title}>{t('title')}</h1>
            <p className={styles.lead}>{t('lead')}</p>
          </div>
          <Drawing name="calendar-wall" className={styles.drawing} />
        </header>
        <Tabs
          label={t('tabs.label')}
          tabs={tabNames.map((name) => ({
            to: addressOf({ tab: name, page: 1 }),
            name: t(`tabs.${name}`),
            current: name === tab,
          }))}
        />
        <h2 id="events-list" className="visually-hidden">
          {t(`tabs.${tab}`)}
        </h2>
        <Loaded key={address} data={shown} skeleton={<EventSkeletons />}>
          {({ events, pages }) => (
            <>
              {tab === 'past' ? <PastEvents events={events} /> : <UpcomingEvents events={events} />}
              {tab === 'upcoming' && events.length === 0 ? <NoneUpcoming /> : null}
              <Pagination page={page} pages={pages} to={(to) => addressOf({ tab, page: to })} />
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
        <div className={styles.letterbox}>
          <NewsletterForm id={newsletterAnchor} />
          <Drawing name="letterbox" className={styles.box} />
        </div>
      </Section>
    </>
  );
}
