import { useTranslation } from 'react-i18next';
import { AddressLines, PhoneAndEmail } from '~/components/contact-details/contact-details';
import { markedText } from '~/i18n/marked-text';
import { useLanguage } from '~/i18n/use-language';
import { useOrganization } from '~/organization';
import styles from './direct-contact.module.css';

/** How to reach the association without the form. */
export function DirectContact() {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const { address, coastalAddress, social, taxId } = useOrganization();
  return (
    <section className={styles.contact} aria-labelledby="direct-contact">
      <h2 id="direct-contact" className="visually-hidden">
        {t('ways.title')}
      </h2>
      <dl className={styles.lines}>
        <PhoneAndEmail phoneLabel={t('ways.phone')} emailLabel={t('ways.email')} />
        <div>
          <dt>{t('ways.zagreb')}</dt>
          <dd>
            <AddressLines address={address} lang="hr" />
          </dd>
        </div>
        <div>
          <dt>{t('ways.coast')}</dt>
          <dd>
            <AddressLines address={coastalAddress[language]} lang="hr" />
          </dd>
        </div>
        <div>
          <dt>{t('ways.taxId')}</dt>
          <dd className="digits">{taxId}</dd>
        </div>
      </dl>
      {social.length === 0 ? null : (
        <div>
          <h3 className={styles.social}>{t('ways.social')}</h3>
          <ul className={styles.networks}>
            {social.map(({ name, url }) => (
              <li key={url}>
                <a href={url} rel="me noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={`stone ${styles.danger}`}>
        {markedText(t('ways.danger'), { call: (number) => <a href={`tel:${number}`}>{number}</a> })}
      </p>
    </section>
  );
}
