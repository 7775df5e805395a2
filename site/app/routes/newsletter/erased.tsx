import { useTranslation } from 'react-i18next';
import { LinkButton } from '~/components/button/button';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/erased';
import { NewsletterLayout } from './newsletter-layout';

export function meta(args: Route.MetaArgs) {
  const { t } = metaSource(args);
  return pageMeta(args, { title: t('subscription:erased.title'), noIndex: true });
}

export default function Erased() {
  const { t } = useTranslation('subscription');
  const { t: common } = useTranslation();
  return (
    <NewsletterLayout title={t('erased.title')} lead={t('erased.lead')}>
      <p>
        <LinkButton to="/">{common('notFound.home')}</LinkButton>
      </p>
    </NewsletterLayout>
  );
}
