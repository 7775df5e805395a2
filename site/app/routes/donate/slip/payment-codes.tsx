import { useTranslation } from 'react-i18next';
import { centsOf, formatCents } from 'shared/money';
import { useLanguage } from '~/i18n/use-language';
import styles from './payment-codes.module.css';
import { SlipCode } from './slip-code';

/** The codes of a payment without a pledge, with the amount chosen in the form, if any. */
export function PaymentCodes({ euros }: { euros?: number }) {
  const { t } = useTranslation('donate');
  const language = useLanguage();
  const query = euros === undefined ? '' : `amount=${euros}`;
  return (
    <figure className={styles.codes}>
      <figcaption aria-live="polite">
        <h3>{t('slip.scan')}</h3>
        <span>
          {euros === undefined
            ? t('slip.noAmount')
            : t('slip.amount', { amount: formatCents(centsOf(euros), language) })}
        </span>
      </figcaption>
      <div className={styles.pictures}>
        <SlipCode kind="barcode" query={query} lazy className={styles.barcode} />
        <SlipCode kind="qr" query={query} lazy />
      </div>
    </figure>
  );
}
