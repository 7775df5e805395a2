import { useTranslation } from 'react-i18next';
import {
  bodyOf,
  browserApi,
  serverApi,
  type ApiClient,
  type BlogPost,
  type Project,
} from '~/api/client';
import { useKept, visitMemory } from '~/api/visit-memory';
import { NewsletterForm } from '~/components/newsletter-form/newsletter-form';
import { Section } from '~/components/section/section';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { organizationData } from '~/seo/structured-data';
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
import { Statistics } from './statistics';
import { Team } from './team';

const rememberedProjects = visitMemory<Project[]>();
const rememberedPosts = visitMemory<BlogPost[]>();

/** Ranges are inclusive: at most three projects, the newest two posts. */
const loadProjects = (api: ApiClient): Promise<Project[]> =>
  bodyOf(api.GET('/api/projects', { params: { query: { range: '[0,2]' } } }));
const loadPosts = (api: ApiClient): Promise<BlogPost[]> =>
  bodyOf(api.GET('/api/blog', { params: { query: { published: true, range: '[0,1]' } } }));

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [projects, posts] = await Promise.all([loadProjects(api), loadPosts(api)]);
  return { projects, posts };
}

export function clientLoader() {
  return {
    projects: rememberedProjects.recall('home', () => loadProjects(browserApi)),
    posts: rememberedPosts.recall('home', () => loadPosts(browserApi)),
  };
}

export function meta(args: Route.MetaArgs) {
  const { t, language, organization, origin, siteName } = metaSource(args);
  return pageMeta(args, {
    title: t('home:meta.title'),
    bareTitle: true,
    description: t('home:meta.description'),
    structuredData: [
      organizationData(origin, language, organization),
      { '@type': 'WebSite', name: siteName, url: `${origin}/`, inLanguage: ['hr', 'en'] },
    ],
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('home');
  const { projects, posts } = loaderData;
  useKept(rememberedProjects, 'home', projects);
  useKept(rememberedPosts, 'home', posts);
  return (
    <>
      <Hero />
      <Services />
      <About />
      <Statistics />
      <ProjectChoice projects={projects} />
      <Action />
      <LatestPosts posts={posts} />
      <Events />
      <Team />
      <Partners />
      <Section tone="warm" title={t('newsletter.title')} id="newsletter" width="text">
        <NewsletterForm />
      </Section>
      <Places />
      <ContactSection />
    </>
  );
}
