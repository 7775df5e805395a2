import { useTranslation } from 'react-i18next';
import {
  bodyOf,
  browserApi,
  serverApi,
  type ApiClient,
  type CalendarEvent,
  type Partner,
  type TeamMember,
} from '~/api/client';
import { useKept, visitMemory } from '~/api/visit-memory';
import { NewsletterForm } from '~/components/newsletter-form/newsletter-form';
import { Section } from '~/components/section/section';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { addressIn, organizationData } from '~/seo/structured-data';
import type { Route } from './+types/home';
import { About } from './about';
import { Action } from './action';
import { ContactSection } from './contact-section';
import { Events } from './events';
import { Hero } from './hero';
import { LatestPosts } from './latest-posts';
import { Partners } from './partners';
import { Places } from './places';
import { ProjectChoice } from './project-choice';
import { Services } from './services';
import { shownPost, shownProject, type ShownPost, type ShownProject } from './shown-rows';
import { Statistics } from './statistics';
import { Team } from './team';
import styles from './home.module.css';

const remembered = {
  projects: visitMemory<ShownProject[]>(),
  posts: visitMemory<ShownPost[]>(),
  events: visitMemory<CalendarEvent[]>(),
  team: visitMemory<TeamMember[]>(),
  partners: visitMemory<Partner[]>(),
};

/** Ranges are inclusive: at most three projects, the newest two posts, the next two events. */
const load = {
  projects: async (api: ApiClient): Promise<ShownProject[]> => {
    const query = { range: '[0,2]' };
    return (await bodyOf(api.GET('/api/projects', { params: { query } }))).map(shownProject);
  },
  posts: async (api: ApiClient): Promise<ShownPost[]> => {
    const query = { published: true, range: '[0,1]' };
    return (await bodyOf(api.GET('/api/blog', { params: { query } }))).map(shownPost);
  },
  events: (api: ApiClient): Promise<CalendarEvent[]> =>
    bodyOf(api.GET('/api/events', { params: { query: { upcoming: true, range: '[0,1]' } } })),
  team: (api: ApiClient): Promise<TeamMember[]> => bodyOf(api.GET('/api/team')),
  partners: (api: ApiClient): Promise<Partner[]> => bodyOf(api.GET('/api/partners')),
};

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [projects, posts, events, team, partners] = await Promise.all([
    load.projects(api),
    load.posts(api),
    load.events(api),
    load.team(api),
    load.partners(api),
  ]);
  return { projects, posts, events, team, partners };
}

export function clientLoader() {
  return {
    projects: remembered.projects.recall('home', () => load.projects(browserApi)),
    posts: remembered.posts.recall('home', () => load.posts(browserApi)),
    events: remembered.events.recall('home', () => load.events(browserApi)),
    team: remembered.team.recall('home', () => load.team(browserApi)),
    partners: remembered.partners.recall('home', () => load.partners(browserApi)),
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
      { '@type': 'WebSite', name: siteName, url: addressIn(source, '/'), inLanguage: ['hr', 'en'] },
    ],
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('home');
  const { projects, posts, events, team, partners } = loaderData;
  useKept(remembered.projects, 'home', projects);
  useKept(remembered.posts, 'home', posts);
  useKept(remembered.events, 'home', events);
  useKept(remembered.team, 'home', team);
  useKept(remembered.partners, 'home', partners);
  return (
    <>
      <Hero />
      <Services />
      <About />
      <Statistics />
      <ProjectChoice projects={projects} />
      <Action />
      <LatestPosts posts={posts} />
      <Events events={events} />
      <Team team={team} />
      <Partners partners={partners} />
      <Section
        tone="warm"
        title={t('newsletter.title')}
        id="newsletter"
        className={styles.newsletter}
      >
        <NewsletterForm />
      </Section>
      <Places />
      <ContactSection />
    </>
  );
}
