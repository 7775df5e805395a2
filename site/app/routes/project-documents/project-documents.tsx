import { useTranslation } from 'react-i18next';
import { bodyOf, browserApi, serverApi, type ApiClient, type ProjectDocument } from '~/api/client';
import { useCached, visitCache } from '~/api/visit-cache';
import { LinkButton } from '~/components/button/button';
import { EuFunding } from '~/components/eu-funding/eu-funding';
import { Loaded } from '~/components/loaded/loaded';
import { BackLink } from '~/components/page-header/back-link';
import { Section } from '~/components/section/section';
import { Drawing } from '~/illustrations/drawing';
import { telephoneUrl, useOrganization } from '~/organization';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { breadcrumbData } from '~/seo/structured-data';
import type { Route } from './+types/project-documents';
import { DocumentCard } from './document-card';
import { DocumentSkeletons } from './document-skeletons';
import styles from './project-documents.module.css';

const cache = visitCache<ProjectDocument[]>();
const steps = ['read', 'fill', 'bring'] as const;

function loadDocuments(api: ApiClient): Promise<ProjectDocument[]> {
  return bodyOf(api.GET('/api/documents', { params: { query: { isListed: true } } }));
}

export async function loader({ context }: Route.LoaderArgs) {
  return { documents: await loadDocuments(serverApi(context)) };
}

export function clientLoader() {
  return { documents: cache.getOrLoad('all', () => loadDocuments(browserApi)) };
}

export function meta(args: Route.MetaArgs) {
  const source = metaSource(args);
  const { t } = source;
  const title = t('documents:title');
  return pageMeta(args, {
    title,
    description: t('documents:description'),
    structuredData: [
      breadcrumbData(source, [
        { name: t('navigation.home'), path: '/' },
        { name: t('navigation.projects'), path: '/projects' },
        { name: title, path: '/project-documents' },
      ]),
    ],
  });
}

export default function ProjectDocuments({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('documents');
  const { documents } = loaderData;
  const { phone } = useOrganization();
  useCached(cache, 'all', documents);
  return (
    <>
      <div className={styles.page}>
        <BackLink to="/projects">{t('back')}</BackLink>
        <header className={styles.header}>
          <div className={styles.text}>
            <h1 className={styles.title}>{t('title')}</h1>
            <p className={styles.lead}>{t('lead')}</p>
            <p className={styles.intro}>{t('intro')}</p>
            <Loaded data={documents} skeleton={<EuFunding>{t('fund')}</EuFunding>}>
              {(loaded) => (areAllFunded(loaded) ? <EuFunding>{t('fund')}</EuFunding> : null)}
            </Loaded>
          </div>
          <Drawing name="filling-form" title={t('drawing')} className={styles.drawing} />
        </header>
        <h2 className={styles.heading}>{t('heading')}</h2>
        <Loaded data={documents} skeleton={<DocumentSkeletons />}>
          {(loaded) => <Documents documents={loaded} />}
        </Loaded>
        <section aria-labelledby="steps" className={styles.how}>
          <h2 id="steps">{t('steps.title')}</h2>
          <ol className={styles.steps}>
            {steps.map((name) => (
              <li key={name}>
                <h3>{t(`steps.${name}.title`)}</h3>
                <p>{t(`steps.${name}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <Section
        tone="warm"
        title={t('help.title')}
        lead={t('help.text')}
        action={
          <p className={styles.help}>
            <LinkButton to="/contact" variant="action">
              {t('help.button')}
            </LinkButton>
            <span>
              <span>{t('help.call')}</span> <a href={telephoneUrl(phone)}>{phone}</a>
            </span>
          </p>
        }
      />
    </>
  );
}

/** Whether one emblem, under the title, is for all documents. */
const areAllFunded = (documents: ProjectDocument[]): boolean =>
  documents.length > 0 && documents.every(({ euFunded }) => euFunded);

function Documents({ documents }: { documents: ProjectDocument[] }) {
  const { t } = useTranslation('documents');
  if (documents.length === 0) return <p className={styles.empty}>{t('empty')}</p>;
  const haveEmblems = !areAllFunded(documents);
  return (
    <ul className={`wall ${styles.list}`}>
      {documents.map((document) => (
        <li key={document.id}>
          <DocumentCard document={document} hasEmblem={haveEmblems && document.euFunded} />
        </li>
      ))}
    </ul>
  );
}
