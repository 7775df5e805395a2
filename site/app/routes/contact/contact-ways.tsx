import { useTranslation } from 'react-i18next';
import { markedText } from '~/i18n/marked-text';
import { useLanguage } from '~/i18n/use-language';
import { telephoneAddress, useOrganization } from '~/organization';
import styles from './contact-ways.module.css';

interface PostalAddress {
  street: string;
  postalCode: string;
  city: string;
}

/** How to reach the association without the form. */
export function ContactWays() {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const { address, coastalAddress, email, phone, social, taxId } = useOrganization();
  return (
    <section className={styles.ways} aria-labelledby="ways">
      <h2 id="ways" className="visually-hidden">
        {t('ways.title')}
      </h2>
      <dl className={styles.lines}>
        <div>
          <dt>{t('ways.phone')}</dt>
          <dd className={styles.first}>
            <a href={telephoneAddress(phone)}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>{t('ways.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('ways.zagreb')}</dt>
          <dd>
            <Address address={address} />
          </dd>
        </div>
        <div>
          <dt>{t('ways.coast')}</dt>
          <dd>
            <Address address={coastalAddress[language]} />
          </dd>
        </div>
        <div>
          <dt>{t('ways.taxId')}</dt>
          <dd className={styles.number}>{taxId}</dd>
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
      <p className={styles.danger}>
        {markedText(t('ways.danger'), { call: (number) => <a href={`tel:${number}`}>{number}</a> })}
      </p>
    </section>
  );
}

function Address({ address }: { address: PostalAddress }) {
  return (
    <address className={styles.address} lang="hr">
      {address.street}
      <br />
      {`${address.postalCode} ${address.city}`}
    </address>
  );
}
