import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { serverApi } from '~/api/client';
import { LinkButton } from '~/components/button/button';
import { PageTitle } from '~/components/field/page-title';
import { ItemError } from '~/components/item-page/item-page';
import { pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/status';
import { DonationState } from './donation-state';
import { Questions } from './questions';
import { PaymentSlip, SlipActions, SlipWays } from './slip/payment-slip';
import styles from './status.module.css';

/** The token in the URL grants access: no cache, other site or search engine may get it. */
const PRIVATE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const answer = await serverApi(context)
    .POST('/api/donations/status', { body: { token } })
    .catch(() => undefined);
  if (answer?.data) return data({ donation: answer.data }, { headers: PRIVATE_HEADERS });
  const invalid = answer?.response.status === 400 || answer?.response.status === 404;
  const refused: 'invalid' | 'failed' = invalid ? 'invalid' : 'failed';
  return data({ refused }, { status: invalid ? 404 : 503, headers: PRIVATE_HEADERS });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: '', titleInPage: true, noIndex: true });
}

/** The state of a donation, opened by the link in its e-mails. */
export default function Status({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('donate');
  if ('refused' in loaderData) {
    const { title, lead } = t(`status.${loaderData.refused}`, { returnObjects: true });
    return (
      <>
        <PageTitle title={title} invalid={false} />
        <ItemError
          missing={{ title, text: lead, back: { to: '/contact', name: t('bank.contact') } }}
        />
      </>
    );
  }
  const { donation } = loaderData;
  const { reference, amount, status, payment } = donation;
  return (
    <div className={`${styles.page} column`}>
      <PageTitle title={t(`status.${status}.title`)} invalid={false} />
      <DonationState donation={donation} />
      {payment === null ? null : (
        <section className={styles.payment} aria-labelledby="slip">
          <h2 id="slip" className={styles.heading}>
            {t('status.pending.slipTitle')}
          </h2>
          <SlipWays>{t('status.pending.slipLead')}</SlipWays>
          <PaymentSlip reference={reference} euros={amount} />
          <div className={styles.actions}>
            <SlipActions reference={reference} euros={amount} />
          </div>
        </section>
      )}
      {status === 'cancelled' ? (
        <p>
          <LinkButton to="/donate">{t('status.cancelled.again')}</LinkButton>
        </p>
      ) : null}
      <Questions donation={donation} />
    </div>
  );
}
