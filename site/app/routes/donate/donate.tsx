import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { urlAfterForm, browserFormApi, serverFormApi } from '~/api/send-form';
import { PageTitle } from '~/components/field/page-title';
import { resultPage } from '~/components/field/result-page';
import { useLastAnswer } from '~/components/field/use-last-answer';
import { resolveLanguage } from '~/i18n/language';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { breadcrumbData, organizationData } from '~/seo/structured-data';
import type { Route } from './+types/donate';
import { BankTransfer } from './bank-transfer';
import styles from './donate.module.css';
import { DonationForm } from './form/donation-form';
import { pledge, type AcceptedPledge } from './form/pledge';
import { OtherSupport } from './other-support';

/** The path of the page after a pledge; its query holds the pledge, so that it can be reloaded. */
function thankYouPath(request: Request, { reference, euros }: AcceptedPledge): string {
  return urlAfterForm(request, '/donate/thank-you', { reference, amount: String(euros) });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { language } = resolveLanguage(request);
  const answer = await pledge(serverFormApi(context), request, language);
  if ('reference' in answer) return redirect(thankYouPath(request, answer), 303);
  const status = answer.wrongAmount === undefined ? (answer.status ?? 503) : 400;
  return data(answer, { status });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const answer = await pledge(browserFormApi, request, document.documentElement.lang);
  if (!('reference' in answer)) return answer;
  return resultPage(request, thankYouPath(request, answer), 'routes/donate/thank-you');
}

export function meta(args: Route.MetaArgs) {
  const source = metaSource(args);
  const { t } = source;
  const title = t('donate:title');
  return pageMeta(args, {
    title,
    titleInPage: true,
    description: t('donate:description'),
    structuredData: [
      {
        '@type': 'WebPage',
        name: title,
        inLanguage: source.language,
        potentialAction: {
          '@type': 'DonateAction',
          recipient: organizationData(source),
        },
      },
      breadcrumbData(source, [
        { name: t('navigation.home'), path: '/' },
        { name: title, path: '/donate' },
      ]),
    ],
  });
}

export default function Donate({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('donate');
  const refused = useLastAnswer(actionData);
  const [euros, setEuros] = useState<number>();
  return (
    <div className={`${styles.page} column`}>
      <PageTitle title={t('title')} invalid={refused !== undefined} />
      <header className={styles.header}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <DonationForm refused={refused} onAmount={setEuros} />
      <BankTransfer euros={euros} />
      <OtherSupport />
    </div>
  );
}
