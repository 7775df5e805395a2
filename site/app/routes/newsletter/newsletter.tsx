import { useTranslation } from 'react-i18next';
import { data, Link, redirect } from 'react-router';
import { urlAfterForm, browserFormApi, serverFormApi } from '~/api/send-form';
import { FailureNotice } from '~/components/field/failure-notice';
import { PageTitle } from '~/components/field/page-title';
import { NewsletterForm } from '~/components/newsletter-form/newsletter-form';
import { subscribe } from '~/components/newsletter-form/subscription';
import { resolveLanguage } from '~/i18n/language';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { breadcrumbData } from '~/seo/structured-data';
import type { Route } from './+types/newsletter';
import { NewsletterLayout } from './newsletter-layout';
import styles from './newsletter.module.css';

const statuses = { invalid: 400, failed: 503 } as const;

export async function action({ request, context }: Route.ActionArgs) {
  const { language } = resolveLanguage(request);
  const result = await subscribe(serverFormApi(context), await request.formData(), language);
  // Redirects, so that reloading the result does not send the form again.
  if (result.outcome === 'subscribed') {
    return redirect(urlAfterForm(request, '/newsletter/subscribed'), 303);
  }
  return data(result, { status: result.status ?? statuses[result.outcome] });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return subscribe(browserFormApi, await request.formData(), document.documentElement.lang);
}

export function meta(args: Route.MetaArgs) {
  const source = metaSource(args);
  const { t } = source;
  const title = t('newsletter:title');
  return pageMeta(args, {
    title,
    titleInPage: true,
    description: t('newsletter:intro'),
    structuredData: [
      breadcrumbData(source, [
        { name: t('navigation.home'), path: '/' },
        { name: title, path: '/newsletter' },
      ]),
    ],
  });
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('newsletter');
  const { t: common } = useTranslation();
  const { t: subscription } = useTranslation('subscription');
  return (
    <NewsletterLayout title={t('title')} lead={t('intro')}>
      <PageTitle title={t('title')} invalid={actionData !== undefined} />
      {actionData?.outcome === 'failed' ? (
        <FailureNotice title={t('failureTitle')} failure={actionData}>
          <p>
            {actionData.honeypotFilled
              ? common('form.notEmpty')
              : (actionData.message ?? t('failure'))}
          </p>
        </FailureNotice>
      ) : null}
      <NewsletterForm result={actionData} />
      <p className={styles.archive}>
        <Link to="/newsletter/archive">{subscription('archive.link')}</Link>
      </p>
    </NewsletterLayout>
  );
}
