import { useTranslation } from 'react-i18next';
import { LinkButton } from '~/components/button/button';
import { useOrganization } from '~/organization';
import styles from './donate.module.css';
import { LiveCodes } from './slip/live-codes';
import { groupedIban, PaymentLines, usePurposeLine } from './slip/payment-lines';

/** The day in Croatia as a reference takes it: `15-06-2027`. */
function today(): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Zagreb', dateStyle: 'short' })
    .format(new Date())
    .replaceAll('/', '-');
}

/** What whoever pays without the form needs; the codes hold the amount chosen in the form. */
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
          { name: t('bank.iban'), text: groupedIban(iban), copy: iban, large: true },
          {
            name: t('bank.reference'),
            text: t('bank.referenceText'),
            copy: today,
            hint: t('bank.referenceHint'),
            lang: 'hr',
          },
          purpose,
        ]}
      />
      <LiveCodes euros={euros} />
      <div className={styles.ask}>
        <p>{t('bank.contactText')}</p>
        <LinkButton to="/contact" variant="quiet">
          {t('bank.contact')}
        </LinkButton>
      </div>
    </section>
  );
}
