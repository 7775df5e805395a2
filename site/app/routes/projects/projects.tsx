import { useTranslation } from 'react-i18next';
import { bodyOf, browserApi, serverApi, type ApiClient, type Project } from '~/api/client';
import { useCached, visitCache } from '~/api/visit-cache';
import { LinkButton } from '~/components/button/button';
import { Loaded } from '~/components/loaded/loaded';
import { Section } from '~/components/section/section';
import { SkeletonList } from '~/components/skeleton/skeleton';
import { Tabs } from '~/components/tabs/tabs';
import { Drawing } from '~/illustrations/drawing';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { breadcrumbData } from '~/seo/structured-data';
import type { Route } from './+types/projects';
import { CompletedProjects } from './completed-projects';
import { CurrentProjects } from './current-projects';
import styles from './projects.module.css';
import { UpcomingProjects } from './upcoming-projects';

const tabs = {
  current: { to: '/projects', status: 'active', skeletons: 3, List: CurrentProjects },
  upcoming: {
    to: '/projects?tab=upcoming',
    status: 'upcoming',
    skeletons: 2,
    List: UpcomingProjects,
  },
  completed: {
    to: '/projects?tab=completed',
    status: 'completed',
    skeletons: 2,
    List: CompletedProjects,
  },
} as const;

type TabName = keyof typeof tabs;

const tabNames = ['current', 'upcoming', 'completed'] as const satisfies TabName[];
const cache = visitCache<Project[]>();

function chosenTab(request: Request): TabName {
  const requested = new URL(request.url).searchParams.get('tab');
  return tabNames.find((name) => name === requested) ?? 'current';
}

function loadProjects(api: ApiClient, tab: TabName): Promise<Project[]> {
  const query = { status: tabs[tab].status, texts: 'blocks' } as const;
  return bodyOf(api.GET('/api/projects', { params: { query } }));
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const tab = chosenTab(request);
  return { tab, projects: await loadProjects(serverApi(context), tab) };
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const tab = chosenTab(request);
  return { tab, projects: cache.getOrLoad(tab, () => loadProjects(browserApi, tab)) };
}

export function meta(args: Route.MetaArgs) {
  const source = metaSource(args);
  const { t } = source;
  const tab = args.loaderData?.tab ?? 'current';
  const title = t('projects:title');
  return pageMeta(args, {
    title: tab === 'current' ? title : `${title}: ${t(`projects:tabs.${tab}`).toLowerCase()}`,
    description: t('projects:description'),
    query: tab === 'current' ? undefined : { tab },
    structuredData: [
      breadcrumbData(source, [
        { name: t('navigation.home'), path: '/' },
        { name: title, path: '/projects' },
      ]),
    ],
  });
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('projects');
  const { tab, projects } = loaderData;
  useCached(cache, tab, projects);
  const { List } = tabs[tab];
  return (
    <>
      <div className={styles.page}>
        <header className={styles.header}>
          <div>
            <h1>{t('title')}</h1>
            <p className={styles.lead}>{t('lead')}</p>
          </div>
          <Drawing name="wall-in-work" className={styles.drawing} />
        </header>
        <Tabs
          label={t('tabs.label')}
          tabs={tabNames.map((name) => ({
            to: tabs[name].to,
            name: t(`tabs.${name}`),
            current: name === tab,
          }))}
        />
        <h2 className="visually-hidden">{t(`tabs.${tab}`)}</h2>
        <Loaded key={tab} data={projects} skeleton={<ProjectsSkeleton tab={tab} />}>
          {(loaded) =>
            loaded.length === 0 ? (
              <p className={styles.empty}>{t(`empty.${tab}`)}</p>
            ) : (
              <List projects={loaded} />
            )
          }
        </Loaded>
      </div>
      <Section
        tone="warm"
        title={t('action.title')}
        lead={t('action.text')}
        action={
          <LinkButton to="/contact" variant="action">
            {t('action.button')}
          </LinkButton>
        }
      />
    </>
  );
}

function ProjectsSkeleton({ tab }: { tab: TabName }) {
  return (
    <div className={styles[`loading-${tab}`]}>
      <SkeletonList count={tabs[tab].skeletons} />
    </div>
  );
}
