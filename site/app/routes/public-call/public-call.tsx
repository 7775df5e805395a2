import { useTranslation } from 'react-i18next';
import { bodyOf, browserApi, serverApi, type ApiClient, type ProjectDocument } from '~/api/client';
import { useCached, visitCache } from '~/api/visit-cache';
import { BackLink } from '~/components/page-header/back-link';
import { defaultLanguage } from '~/i18n/language';
import { useLanguage } from '~/i18n/use-language';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { breadcrumbData } from '~/seo/structured-data';
import type { Route } from './+types/public-call';
import { Apply } from './apply';
import { Conditions } from './conditions';
import { callDate } from './facts';
import { Letterhead } from './letterhead';
import styles from './public-call.module.css';
import { Signature } from './signature';
import { Tools } from './tools';

const cache = visitCache<ProjectDocument[]>();

function loadFiles(api: ApiClient): Promise<ProjectDocument[]> {
  const filter = JSON.stringify({ kind: 'pdf' });
  return bodyOf(api.GET('/api/documents', { params: { query: { filter } } }));
}

export async function loader({ context }: Route.LoaderArgs) {
  return { files: await loadFiles(serverApi(context)) };
}

export function clientLoader() {
  return { files: cache.getOrLoad('call', () => loadFiles(browserApi)) };
}

export function meta(args: Route.MetaArgs) {
  const source = metaSource(args);
  const { t, origin, language, siteName } = source;
  const title = t('call:title');
  return pageMeta(args, {
    title,
    description: t('call:description'),
    type: 'article',
    structuredData: [
      {
        '@type': 'WebPage',
        name: title,
        inLanguage: language,
        datePublished: callDate,
        isAccessibleForFree: true,
        mainEntity: {
          '@type': 'Service',
          name: t('call:project'),
          description: t('call:description'),
          areaServed: { '@type': 'AdministrativeArea', name: t('call:subjectPart.areaText') },
          provider: { '@type': 'NGO', '@id': `${origin}/#organization`, name: siteName },
        },
      },
      breadcrumbData(source, [
        { name: t('navigation.home'), path: '/' },
        { name: t('navigation.documents'), path: '/project-documents' },
        { name: t('call:short'), path: '/javni-poziv' },
      ]),
    ],
  });
}

export default function PublicCall({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('call');
  const { files } = loaderData;
  useCached(cache, 'call', files);
  const translated = useLanguage() !== defaultLanguage;
  return (
    <div className={`${styles.page} column`}>
      <BackLink to="/project-documents">{t('back')}</BackLink>
      <div className={styles.columns}>
        <article className={styles.letter} aria-labelledby="call">
          {translated ? <p className={styles.translation}>{t('translation')}</p> : null}
          <Letterhead />
          <Conditions />
          <Apply />
          <Signature />
        </article>
        <Tools files={files} />
      </div>
    </div>
  );
}
