import { useTranslation } from 'react-i18next';
import { addressLine } from '~/components/contact-details/address-line';
import { useLanguage } from '~/i18n/use-language';
import { telephoneUrl, useOrganization } from '~/organization';
import styles from './offline.module.css';

/** How to reach the association without the internet. */
export function ReachUs() {
  const { t } = useTranslation('offline');
  const { address, coastalAddress, email, phone } = useOrganization();
  const coast = coastalAddress[useLanguage()];
  return (
    <section aria-labelledby="reach-us" className={`stone ${styles.contact}`}>
      <h2 id="reach-us" className={styles.title}>
        {t('contact')}
      </h2>
      <p>{t('contactText')}</p>
      <p className={styles.phone}>
        <a href={telephoneUrl(phone)}>{phone}</a>
      </p>
      <dl className={styles.contacts}>
        <div>
          <dt>{t('email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        {[address, coast].map((office) => (
          <div key={office.street}>
            <dt>{office.city}</dt>
            <dd>{addressLine(office)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
