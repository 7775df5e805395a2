import { useTranslation } from 'react-i18next';
import { Link, redirect } from 'react-router';
import { isReference } from 'shared/donation-reference';
import { formatEuros } from 'shared/money';
import { LinkButton } from '~/components/button/button';
import { useLanguage } from '~/i18n/use-language';
import { Drawing } from '~/illustrations/drawing';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/thank-you';
import { amountOf, custom } from './form/amount';
import { PaymentSlip, SlipActions, SlipWays } from './slip/payment-slip';
import styles from './thank-you.module.css';

/** Reads the pledge from the query; redirects to the form if it is invalid. */
function readPledge({ request }: { request: Request }) {
  const query = new URL(request.url).searchParams;
  const reference = query.get('reference') ?? '';
  const amount = amountOf(custom, query.get('amount') ?? '');
  if (amount.wrong !== undefined || !isReference(reference)) throw redirect('/donate');
  return { reference, euros: amount.euros };
}

export const loader = readPledge;
export const clientLoader = readPledge;

export function meta(args: Route.MetaArgs) {
  const { t } = metaSource(args);
  return pageMeta(args, { title: t('donate:thanks.title'), noIndex: true });
}

export default function ThankYou({ loaderData: { reference, euros } }: Route.ComponentProps) {
  const { t } = useTranslation('donate');
  const language = useLanguage();
  return (
    <div className={`${styles.page} column`}>
      <header className={styles.header}>
        <div>
          <h1 className={styles.title}>{t('thanks.title')}</h1>
          <p className={styles.message}>{t('thanks.message')}</p>
        </div>
        <Drawing name="passing-stone" className={styles.drawing} />
      </header>
      <p className={styles.pledged}>
        <span>{t('thanks.pledged')}</span>{' '}
        <strong className={styles.amount}>{formatEuros(euros, language)}</strong>
      </p>
      <section className={styles.payment} aria-labelledby="payment">
        <h2 id="payment" className={styles.heading}>
          {t('thanks.bankTitle')}
        </h2>
        <p>{t('thanks.bankLead')}</p>
        <PaymentSlip reference={reference} euros={euros} />
        <SlipWays>{t('thanks.keep')}</SlipWays>
      </section>
      <div className={styles.actions}>
        <SlipActions reference={reference} euros={euros} />
        <LinkButton to="/" variant="quiet">
          {t('thanks.home')}
        </LinkButton>
        <p>
          <span>{t('thanks.question')}</span>{' '}
          <Link to="/contact" className={styles.question}>
            {t('bank.contact')}
          </Link>
        </p>
      </div>
    </div>
  );
}
