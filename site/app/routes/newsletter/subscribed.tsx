import { useTranslation } from 'react-i18next';
import { LinkButton } from '~/components/button/button';
import { PageHeader } from '~/components/page-header/page-header';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/subscribed';

export function meta(args: Route.MetaArgs) {
  const { t } = metaSource(args);
  return pageMeta(args, { title: t('newsletter:successTitle'), noIndex: true });
}

export default function Subscribed() {
  const { t } = useTranslation('newsletter');
  const { t: common } = useTranslation();
  return (
    <div className="column">
      <PageHeader title={t('successTitle')} lead={t('success')} />
      <p>
        <LinkButton to="/">{common('notFound.home')}</LinkButton>
      </p>
    </div>
  );
}
