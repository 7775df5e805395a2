import { useTranslation } from 'react-i18next';
import { bodyOf, browserApi, serverApi, type ApiClient, type TeamMember } from '~/api/client';
import { useCached, visitCache } from '~/api/visit-cache';
import { OpeningPhoto, openingClass } from '~/components/picture/opening-photo';
import { Drawing } from '~/illustrations/drawing';
import { Wall } from '~/illustrations/wall';
import { useOrganization } from '~/organization';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { breadcrumbData, organizationData } from '~/seo/structured-data';
import type { Route } from './+types/about';
import styles from './about.module.css';
import { History } from './history';
import { Mission } from './mission';
import { Services } from './services';
import { Statute } from './statute';
import { Team } from './team';
import { Volunteer } from './volunteer';

const cache = visitCache<TeamMember[]>();

function loadTeam(api: ApiClient): Promise<TeamMember[]> {
  return bodyOf(api.GET('/api/team'));
}

export async function loader({ context }: Route.LoaderArgs) {
  return { team: await loadTeam(serverApi(context)) };
}

export function clientLoader() {
  return { team: cache.getOrLoad('about', () => loadTeam(browserApi)) };
}

export function meta(args: Route.MetaArgs) {
  const source = metaSource(args);
  const { t } = source;
  const title = t('about:title');
  return pageMeta(args, {
    title,
    description: t('about:description'),
    structuredData: [
      {
        '@type': 'AboutPage',
        name: title,
        inLanguage: source.language,
        about: organizationData(source),
      },
      breadcrumbData(source, [
        { name: t('navigation.home'), path: '/' },
        { name: title, path: '/about' },
      ]),
    ],
  });
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('about');
  const { team } = loaderData;
  const photo = useOrganization().photos?.['/about'];
  useCached(cache, 'about', team);
  return (
    <>
      <header className={photo ? openingClass(photo, styles.above) : `${styles.header} column`}>
        <div className={photo ? `${styles.text} column` : styles.text}>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <div className={styles.intro}>
            <p>{t('intro')}</p>
            <p>{t('introMore')}</p>
          </div>
        </div>
        {photo ? (
          <OpeningPhoto image={photo}>
            <Wall words={[]} low />
          </OpeningPhoto>
        ) : (
          <Drawing name="laying-stones" title={t('drawing')} className={styles.drawing} />
        )}
      </header>
      <History />
      <Mission />
      <Services />
      <Statute />
      <Team team={team} />
      <Volunteer />
    </>
  );
}
