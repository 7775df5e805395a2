import { useTranslation } from 'react-i18next';
import { formatDate, isoDate } from 'shared/croatian-time';
import { centsOf, formatCents } from 'shared/money';
import type { DonationStatus } from '~/api/client';
import stonePlace from '~/components/stone-place/stone-place.module.css';
import { useLanguage } from '~/i18n/use-language';
import { Drawing } from '~/illustrations/drawing';
import styles from './donation-state.module.css';

const DRAWINGS = {
  pending: 'wall-in-work',
  completed: 'laying-stones',
  cancelled: 'olive-branch',
} as const;

/** The state of a donation in words, and as two blocks: the pledge and its payment. */
export function DonationState({ donation }: { donation: DonationStatus }) {
  const { t } = useTranslation('donate');
  const language = useLanguage();
  const { reference, amount, paidCents, currency, status, donatedAt, receivedAt } = donation;
  const pledged = formatCents(centsOf(amount), language, currency);
  const paid = paidCents === null ? pledged : formatCents(paidCents, language, currency);
  const values = {
    amount: status === 'completed' ? paid : pledged,
    date: formatDate(donatedAt, language),
    received: receivedAt === null ? '' : formatDate(receivedAt, language),
  };
  const isPartly = status === 'pending' && paidCents !== null;
  const undated = status === 'completed' && receivedAt === null;
  const open = status === 'pending' ? t('status.waiting') : t('status.closed');
  return (
    <header className={styles.state}>
      <div>
        <p className={styles.number}>{t('status.number', { reference })}</p>
        <h1 className={styles.title}>
          {t(isPartly ? 'status.partly.title' : `status.${status}.title`)}
        </h1>
        <p className={styles.lead}>
          {isPartly
            ? t('status.partly.lead', {
                ...values,
                paid,
                missing: formatCents(centsOf(amount) - paidCents, language, currency),
              })
            : undated
              ? t('status.completed.undated', values)
              : t(`status.${status}.lead`, values)}
        </p>
        <ol className={`wall ${styles.steps}`}>
          <li className={styles.pledged}>
            <span className={styles.label}>{t('status.pledged')}</span>
            <time dateTime={isoDate(donatedAt)}>{values.date}</time>
            <strong className={styles.amount}>{pledged}</strong>
          </li>
          {status === 'completed' ? (
            <li className={styles.received}>
              <span className={styles.label}>{t('status.received')}</span>
              {receivedAt === null ? null : (
                <time dateTime={isoDate(receivedAt)}>{values.received}</time>
              )}
              <strong className={styles.amount}>{paid}</strong>
            </li>
          ) : (
            <li className={stonePlace.place}>
              <span className={styles.label}>{t('status.received')}</span>
              {isPartly ? <strong className={styles.amount}>{paid}</strong> : <span>{open}</span>}
            </li>
          )}
        </ol>
      </div>
      <Drawing name={DRAWINGS[status]} className={styles.drawing} />
    </header>
  );
}
