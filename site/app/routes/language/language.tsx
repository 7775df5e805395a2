import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { data, Link } from 'react-router';
import { PageHeader } from '~/components/page-header/page-header';
import { isLanguage } from '~/i18n/language';
import { storeLanguage } from '~/preferences/language-choice';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/language';

const redirectDelay = 100;

export function loader({ params }: Route.LoaderArgs) {
  if (!isLanguage(params.language)) throw data(null, { status: 404 });
  return { language: params.language };
}

export function meta(args: Route.MetaArgs) {
  const { t } = metaSource(args);
  return pageMeta(args, { title: t('language.changing'), noIndex: true });
}

export default function LanguageScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { language } = loaderData;
  useEffect(() => {
    storeLanguage(language);
    document.documentElement.lang = language;
    const timer = setTimeout(() => window.location.replace('/'), redirectDelay);
    return () => clearTimeout(timer);
  }, [language]);
  return (
    <div className="column">
      <PageHeader title={t('language.changing')} />
      <p>
        <Link to="/" reloadDocument>
          {t('language.continue')}
        </Link>
      </p>
    </div>
  );
}
