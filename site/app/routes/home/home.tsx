import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import {
  bodyOf,
  browserApi,
  serverApi,
  type ApiClient,
  type CalendarEvent,
  type Partner,
  type TeamMember,
} from '~/api/client';
import { visitCache } from '~/api/visit-cache';
import { CachedPart } from '~/components/cached-part/cached-part';
import { NewsletterForm } from '~/components/newsletter-form/newsletter-form';
import { Section } from '~/components/section/section';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { urlIn, organizationData } from '~/seo/structured-data';
import type { Route } from './+types/home';
import { AboutSection } from './about-section';
import { CallToAction } from './call-to-action';
import { ContactSection } from './contact-section';
import { Hero } from './hero';
import styles from './home.module.css';
import { EventsSection } from './lists/events-section';
import { FeaturedProjects } from './lists/featured-projects';
import { orNull, useHomeRows } from './lists/home-list';
import { LatestPosts } from './lists/latest-posts';
import { Partners } from './lists/partners';
import { shownPosts, shownProjects, type ShownPost, type ShownProject } from './lists/shown-rows';
import { TeamSection } from './lists/team-section';
import { Places } from './places';
import { ServicesSection } from './services-section';
import { Statistics } from './statistics';
import { Testimony } from './testimony';

const listCaches = {
  projects: visitCache<ShownProject[]>(),
  posts: visitCache<ShownPost[]>(),
  events: visitCache<CalendarEvent[]>(),
  team: visitCache<TeamMember[]>(),
  partners: visitCache<Partner[]>(),
};

/** Loads at most three projects, the newest two posts and the next two events. */
const load = {
  projects: async (api: ApiClient): Promise<ShownProject[]> => {
    const query = { range: '[0,2]', texts: 'plain' } as const;
    return shownProjects(await bodyOf(api.GET('/api/projects', { params: { query } })));
  },
  posts: async (api: ApiClient): Promise<ShownPost[]> => {
    const query = { published: true, range: '[0,1]', texts: 'plain' } as const;
    return shownPosts(await bodyOf(api.GET('/api/blog', { params: { query } })));
  },
  events: (api: ApiClient): Promise<CalendarEvent[]> =>
    bodyOf(
      api.GET('/api/events', {
        params: { query: { upcoming: true, range: '[0,1]', texts: 'plain' } },
      }),
    ) as Promise<CalendarEvent[]>,
  team: (api: ApiClient): Promise<TeamMember[]> => bodyOf(api.GET('/api/team')),
  partners: (api: ApiClient): Promise<Partner[]> => bodyOf(api.GET('/api/partners')),
};

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [projects, posts, events, team, partners] = await Promise.all([
    orNull(load.projects(api)),
    orNull(load.posts(api)),
    orNull(load.events(api)),
    orNull(load.team(api)),
    orNull(load.partners(api)),
  ]);
  const lists = { projects, posts, events, team, partners };
  const complete = Object.values(lists).every((rows) => rows !== null);
  // An incomplete page is not cached, so that the next visitor gets a new one.
  return data(lists, complete ? {} : { headers: { 'Cache-Control': 'no-store' } });
}

/** In the panel's preview, the headers of the frame count too. */
export function headers({ loaderHeaders, parentHeaders }: Route.HeadersArgs) {
  return new Headers([...parentHeaders, ...loaderHeaders]);
}

export function clientLoader() {
  return {
    projects: orNull(listCaches.projects.getOrLoad('home', () => load.projects(browserApi))),
    posts: orNull(listCaches.posts.getOrLoad('home', () => load.posts(browserApi))),
    events: orNull(listCaches.events.getOrLoad('home', () => load.events(browserApi))),
    team: orNull(listCaches.team.getOrLoad('home', () => load.team(browserApi))),
    partners: orNull(listCaches.partners.getOrLoad('home', () => load.partners(browserApi))),
  };
}

export function meta(args: Route.MetaArgs) {
  const source = metaSource(args);
  const { t, siteName } = source;
  return pageMeta(args, {
    title: t('home:meta.title'),
    bareTitle: true,
    description: t('home:meta.description'),
    structuredData: [
      organizationData(source),
      { '@type': 'WebSite', name: siteName, url: urlIn(source, '/'), inLanguage: ['hr', 'en'] },
    ],
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('home');
  const projects = useHomeRows(listCaches.projects, loaderData.projects, () =>
    load.projects(browserApi),
  );
  const posts = useHomeRows(listCaches.posts, loaderData.posts, () => load.posts(browserApi));
  const events = useHomeRows(listCaches.events, loaderData.events, () => load.events(browserApi));
  const team = useHomeRows(listCaches.team, loaderData.team, () => load.team(browserApi));
  const partners = useHomeRows(listCaches.partners, loaderData.partners, () =>
    load.partners(browserApi),
  );
  return (
    <>
      <Hero />
      <CachedPart name="home-about">
        <ServicesSection />
        <AboutSection />
        <Statistics />
        <Testimony />
      </CachedPart>
      <CachedPart name="home-projects" depends={[projects.rows]}>
        <FeaturedProjects projects={projects} />
        <CallToAction />
      </CachedPart>
      <CachedPart name="home-posts" depends={[posts.rows]}>
        <LatestPosts posts={posts} />
      </CachedPart>
      <CachedPart name="home-events" depends={[events.rows]}>
        <EventsSection events={events} />
      </CachedPart>
      <CachedPart name="home-team" depends={[team.rows]}>
        <TeamSection team={team} />
      </CachedPart>
      <CachedPart name="home-partners" depends={[partners.rows]}>
        <Partners partners={partners} />
      </CachedPart>
      <div className={styles.closing}>
        <Section title={t('newsletter.title')} id="newsletter" className="screen-only">
          <NewsletterForm />
        </Section>
        <CachedPart name="home-places">
          <Places />
          <ContactSection />
        </CachedPart>
      </div>
    </>
  );
}
