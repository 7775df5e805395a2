import { useTranslation } from 'react-i18next';
import { categoryTone } from 'shared/category-tone';
import { bodyOf, browserApi, serverApi, type ApiClient, type Project } from '~/api/client';
import { orFormerPath, suggestionsOf } from '~/api/former-path';
import { useCached, visitCache } from '~/api/visit-cache';
import { CategoryBadge } from '~/components/badge/category-badge';
import { EmergencyNumbers } from '~/components/emergency-numbers/emergency-numbers';
import { namedNumbers } from '~/components/emergency-numbers/named-numbers';
import { EuFunding } from '~/components/eu-funding/eu-funding';
import { ItemError, ItemPage, type MissingItem } from '~/components/item-page/item-page';
import { LanguageNote } from '~/components/language-note/language-note';
import { titleClass } from '~/components/page-header/long-title';
import { Framed } from '~/components/picture/picture';
import { blocksOf } from '~/components/prose/blocks';
import { Prose } from '~/components/prose/prose';
import { needsQuickExit } from '~/components/quick-exit/about-violence';
import { ItemExit } from '~/components/quick-exit/page-exit';
import type { ExitHandle } from '~/components/site-frame/route-exit';
import { Skeleton } from '~/components/skeleton/skeleton';
import { categoryName } from '~/i18n/category';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { useOrganization, useSiteName } from '~/organization';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { breadcrumbData } from '~/seo/structured-data';
import type { Route } from './+types/project-detail';
import { ProjectContact } from './project-contact';
import styles from './project-detail.module.css';
import { ProjectFacts } from './project-facts';
import { ProjectPicture } from './project-picture';

const cache = visitCache<Project>();

function loadProject(api: ApiClient, slug: string): Promise<Project> {
  const params = { path: { idOrSlug: slug }, query: { texts: 'blocks' } } as const;
  return bodyOf(api.GET('/api/projects/{idOrSlug}', { params }));
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const project = loadProject(serverApi(context), params.slug);
  return { project: await orFormerPath({ request, context }, project) };
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { project: cache.getOrLoad(params.slug, () => loadProject(browserApi, params.slug)) };
}

export const handle: ExitHandle = { Exit: () => <ItemExit name="project" /> };

export function meta(args: Route.MetaArgs) {
  const source = metaSource(args);
  const { t, language } = source;
  const project = args.loaderData?.project;
  if (project === undefined) {
    const title = t(suggestionsOf(args.error) ? 'gone.title' : 'projects:notFound.title');
    return pageMeta(args, { title, noIndex: true });
  }
  // While the project is loading, the page sets the title of the document.
  if (project instanceof Promise) return [];
  const title = localized(project, 'title', language).text;
  const path = `/projects/${project.slug}`;
  return pageMeta(args, {
    title,
    path,
    description: localized(project, 'description', language).text,
    type: 'article',
    section: categoryName(project.category, t),
    tone: categoryTone(project.category),
    modified: project.updatedAt,
    structuredData: [
      breadcrumbData(source, [
        { name: t('navigation.home'), path: '/' },
        { name: t('projects:title'), path: '/projects' },
        { name: title, path },
      ]),
    ],
  });
}

export default function ProjectDetail({ loaderData, params }: Route.ComponentProps) {
  const { project } = loaderData;
  useCached(cache, params.slug, project);
  return (
    <ItemPage
      slug={params.slug}
      data={project}
      skeleton={<ProjectSkeleton />}
      missing={useMissing()}
    >
      {(loaded, named) => <ProjectArticle project={loaded} named={named} />}
    </ItemPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ItemError error={error} missing={useMissing()} />;
}

function ProjectArticle({ project, named }: { project: Project; named: boolean }) {
  const { t } = useTranslation('projects');
  const siteName = useSiteName();
  const language = useLanguage();
  const { emergencyNumbers } = useOrganization();
  const needsExit = needsQuickExit(project);
  const numbers = namedNumbers([project.description, project.note], emergencyNumbers);
  const title = localized(project, 'title', language);
  const description = localized(project, 'description', language);
  return (
    <article>
      {named ? <title>{`${title.text} · ${siteName}`}</title> : null}
      <header className={styles.header}>
        <div className={styles.heading}>
          <CategoryBadge category={project.category} />
          <h1 className={titleClass(title.text)} lang={title.lang}>
            {title.text}
          </h1>
          <LanguageNote lang={description.lang} />
          {needsExit ? <EmergencyNumbers title={t('help')} className={styles.help} /> : null}
          {project.euFunded ? <EuFunding /> : null}
        </div>
        {project.icon === 'none' ? (
          <Framed image={project.image} id={project.id}>
            <ProjectPicture project={project} className={styles.picture} eager />
          </Framed>
        ) : (
          <ProjectPicture project={project} className={styles.picture} />
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.text}>
          <Prose
            className={styles.prose}
            text={description.text}
            blocks={blocksOf(project, 'description', description, language)}
            lang={description.lang}
          />
          {needsExit || numbers.length === 0 ? null : (
            <EmergencyNumbers title={t('help')} numbers={numbers} className={styles.help} />
          )}
        </div>
        <section className={`stone ${styles.facts}`} aria-label={t('facts')}>
          <ProjectFacts project={project} />
        </section>
        <ProjectContact project={project} exit={needsExit} />
      </div>
    </article>
  );
}

function useMissing(): MissingItem {
  const { t } = useTranslation('projects');
  const back = { to: '/projects', name: t('back') };
  return { title: t('notFound.title'), text: t('notFound.text'), back };
}

function ProjectSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <title>{useSiteName()}</title>
      <span className="visually-hidden">{t('loading')}</span>
      <div className={styles.header}>
        <div className={styles.loadingTitle}>
          <Skeleton shape="title" />
          <Skeleton shape="title" />
        </div>
        <Skeleton shape="picture" />
      </div>
      <div className={styles.loadingText}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
