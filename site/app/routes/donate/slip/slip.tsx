import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { groupIban } from 'shared/iban';
import { centsOf, formatCents } from 'shared/money';
import { cityLine, streetLine } from '~/components/contact-details/address-line';
import { useLanguage } from '~/i18n/use-language';
import { useOrganization } from '~/organization';
import { CopyButton } from './copy-button';
import { SlipCode } from './slip-code';
import styles from './slip.module.css';

interface CellProps {
  area: string;
  name: string;
  /** The text that a button copies; without it there is no button. */
  copy?: string;
  lang?: string;
  children?: ReactNode;
}

/** A field of the slip. */
function Cell({ area, name, copy, lang, children }: CellProps) {
  return (
    <div className={`${styles.cell} ${styles[area]}`}>
      <dt>{name}</dt>
      <dd lang={lang}>{children}</dd>
      {copy === undefined ? null : (
        <dd className={styles.copy}>
          <CopyButton name={name} text={copy} />
        </dd>
      )}
    </div>
  );
}

/** The payment slip of a pledge in the layout of Croatian banks, with a code for their apps. */
export function Slip({ reference, euros }: { reference: string; euros: number }) {
  const { t } = useTranslation('donate');
  const language = useLanguage();
  const { bankRecipient, iban, address } = useOrganization();
  const query = `amount=${euros}&reference=${reference}`;
  return (
    <div className={styles.slip}>
      <p className={styles.form} lang="hr">
        {t('slip.form')}
      </p>
      <dl className={styles.cells}>
        <Cell area="payer" name={t('slip.payer')}>
          <span className={styles.payerHint}>{t('slip.yours')}</span>
        </Cell>
        <Cell area="recipient" name={t('bank.recipient')} copy={bankRecipient} lang="hr">
          <span>{bankRecipient}</span>
          <br />
          <span>{streetLine(address.street)}</span>
          <br />
          <span>{cityLine(address)}</span>
        </Cell>
        <Cell area="amount" name={t('bank.amount')} copy={`${euros},00`}>
          <strong className={styles.figures}>{formatCents(centsOf(euros), language)}</strong>
        </Cell>
        <Cell area="iban" name={t('bank.iban')} copy={iban}>
          <span className={styles.figures}>{groupIban(iban)}</span>
        </Cell>
        <Cell area="model" name={t('bank.model')}>
          <span className={styles.figures}>HR00</span>
        </Cell>
        <Cell area="reference" name={t('bank.reference')} copy={reference}>
          <span className={styles.figures}>{reference}</span>
        </Cell>
        <Cell area="code" name={t('slip.code')}>
          CHAR
        </Cell>
        <Cell area="purpose" name={t('bank.purpose')} copy={t('bank.purposeText')} lang="hr">
          {t('bank.purposeText')}
        </Cell>
      </dl>
      <SlipCode kind="barcode" query={query} className={styles.barcode} />
    </div>
  );
}
