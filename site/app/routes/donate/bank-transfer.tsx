import { useTranslation } from 'react-i18next';
import { referenceOfDay } from 'shared/donation-reference';
import { groupIban } from 'shared/iban';
import { LinkButton } from '~/components/button/button';
import { useOrganization } from '~/organization';
import styles from './donate.module.css';
import { PaymentCodes } from './slip/payment-codes';
import { PaymentLines, usePurposeLine } from './slip/payment-lines';

/** The details for a payment without the form; the codes contain the amount chosen in the form. */
export function BankTransfer({ euros }: { euros?: number }) {
  const { t } = useTranslation('donate');
  const { bankRecipient, iban } = useOrganization();
  const purpose = usePurposeLine();
  return (
    <section id="bank" className={styles.part} aria-labelledby="bank-title">
      <h2 id="bank-title">{t('bank.title')}</h2>
      <p>{t('bank.lead')}</p>
      <PaymentLines
        lines={[
          { name: t('bank.recipient'), text: bankRecipient, lang: 'hr' },
          { name: t('bank.iban'), text: groupIban(iban), copy: iban, large: true },
          {
            name: t('bank.reference'),
            text: t('bank.referenceText'),
            copy: () => referenceOfDay(new Date()),
            hint: t('bank.referenceHint'),
            lang: 'hr',
          },
          purpose,
        ]}
      />
      <PaymentCodes euros={euros} />
      <div className={styles.questions}>
        <p>{t('bank.contactText')}</p>
        <LinkButton to="/contact" variant="quiet">
          {t('bank.contact')}
        </LinkButton>
      </div>
    </section>
  );
}
