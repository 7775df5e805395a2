import { useTranslation } from 'react-i18next';
import { LinkButton } from '~/components/button/button';
import { Section } from '~/components/section/section';
import { useLanguage } from '~/i18n/use-language';
import { telephoneAddress, useOrganization } from '~/organization';
import styles from './contact-section.module.css';

interface PostalAddress {
  street: string;
  postalCode: string;
  city: string;
}

export function ContactSection() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { address, coastalAddress, email, phone } = useOrganization();
  return (
    <Section id="contact" title={t('contact.title')} lead={t('contact.text')} tone="warm">
      <div className={styles.contact}>
        <dl className={styles.ways}>
          <div>
            <dt>{t('contact.phone')}</dt>
            <dd>
              <a href={telephoneAddress(phone)}>{phone}</a>
            </dd>
          </div>
          <div>
            <dt>{t('contact.email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>{t('contact.zagreb')}</dt>
            <dd>
              <Address address={address} />
            </dd>
          </div>
          <div>
            <dt>{t('contact.coast')}</dt>
            <dd>
              <Address address={coastalAddress[language]} />
            </dd>
          </div>
        </dl>
        <p>
          <LinkButton to="/contact">{t('contact.button')}</LinkButton>
        </p>
      </div>
    </Section>
  );
}

function Address({ address }: { address: PostalAddress }) {
  return (
    <address className={styles.address}>
      {address.street}
      <br />
      {`${address.postalCode} ${address.city}`}
    </address>
  );
}
