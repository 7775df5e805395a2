import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { LinkButton } from '~/components/button/button';
import { NewsletterForm } from '~/components/newsletter-form/newsletter-form';
import { subscribe } from '~/components/newsletter-form/subscription';
import { PageHeader } from '~/components/page-header/page-header';
import { resolveLanguage } from '~/i18n/language';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { breadcrumbData } from '~/seo/structured-data';
import { apiBaseContext, apiHeadersContext } from '~/server-context';
import type { Route } from './+types/newsletter';
import styles from './newsletter.module.css';

const statuses = { subscribed: 200, invalid: 400, failed: 503 } as const;

export async function action({ request, context }: Route.ActionArgs) {
  const { language } = resolveLanguage(request);
  const api = { base: context.get(apiBaseContext), headers: context.get(apiHeadersContext) };
  const result = await subscribe(api, await request.formData(), language);
  return data(result, { status: result.status ?? statuses[result.outcome] });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return subscribe({ base: '' }, await request.formData(), document.documentElement.lang);
}

export function meta(args: Route.MetaArgs) {
  const { t, origin } = metaSource(args);
  const title = t('newsletter:title');
  return pageMeta(args, {
    title,
    description: t('newsletter:intro'),
    structuredData: [
      breadcrumbData(origin, [
        { name: t('navigation.home'), path: '/' },
        { name: title, path: '/newsletter' },
      ]),
    ],
  });
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('newsletter');
  const { t: common } = useTranslation();
  if (actionData?.outcome === 'subscribed') {
    return (
      <div className="column">
        <PageHeader title={t('successTitle')} lead={t('success')} />
        <p>
          <LinkButton to="/">{common('notFound.home')}</LinkButton>
        </p>
      </div>
    );
  }
  return (
    <div className="column">
      <PageHeader title={t('title')} lead={t('intro')} />
      {actionData?.outcome === 'failed' ? (
        <div role="alert" className={styles.failure}>
          <p className={styles.title}>{t('failureTitle')}</p>
          <p>{actionData.message ?? t('failure')}</p>
        </div>
      ) : null}
      <NewsletterForm result={actionData} />
    </div>
  );
}
