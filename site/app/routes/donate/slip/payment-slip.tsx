import { useTranslation } from 'react-i18next';
import { AnchorButton, Button } from '~/components/button/button';
import { NeedsScripts } from '~/delivery/needs-scripts';
import { useLanguage } from '~/i18n/use-language';
import styles from './payment-slip.module.css';
import { Slip } from './slip';
import { SlipCode } from './slip-code';

interface Pledge {
  reference: string;
  euros: number;
}

const queryOf = ({ reference, euros }: Pledge) => `amount=${euros}&reference=${reference}`;

/** The payment slip of a pledge, and the code for banks in other countries. */
export function PaymentSlip(pledge: Pledge) {
  const { t } = useTranslation('donate');
  return (
    <>
      <div className={styles.phone}>
        <p>{t('slip.phone')}</p>
        <SlipPdf {...pledge} variant="primary" />
      </div>
      <Slip {...pledge} />
      <p className={styles.hint}>{t('thanks.referenceHint')}</p>
      <div className={styles.abroad}>
        <SlipCode kind="qr" query={queryOf(pledge)} />
        <p>{t('slip.abroad')}</p>
      </div>
    </>
  );
}

function SlipPdf({ variant, ...pledge }: Pledge & { variant: 'primary' | 'quiet' }) {
  const { t } = useTranslation('donate');
  const language = useLanguage();
  return (
    <AnchorButton
      href={`/api/donations/slip/pdf?${queryOf(pledge)}&lang=${language}`}
      variant={variant}
      download
    >
      {t('slip.pdf')}
    </AnchorButton>
  );
}

/** What to do with the slip; a phone cannot scan the code on its own screen. */
export function SlipWays({ children }: { children: string }) {
  const { t } = useTranslation('donate');
  return (
    <p className={styles.ways}>
      <span className={styles.elsewhere}>{t('slip.ways')} </span>
      <span>{children}</span>
    </p>
  );
}

/** Buttons that print the slip and download it as PDF. */
export function SlipActions(pledge: Pledge) {
  const { t } = useTranslation('donate');
  return (
    <>
      <NeedsScripts as="p">
        <Button onClick={() => window.print()}>{t('thanks.print')}</Button>
      </NeedsScripts>
      <div className={styles.elsewhere}>
        <SlipPdf {...pledge} variant="quiet" />
      </div>
    </>
  );
}
