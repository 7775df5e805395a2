import { useTranslation } from 'react-i18next';
import { LinkButton } from '~/components/button/button';
import { AddressLines, PhoneAndEmail } from '~/components/contact-details/contact-details';
import { Section } from '~/components/section/section';
import { useLanguage } from '~/i18n/use-language';
import { useOrganization } from '~/organization';
import styles from './contact-section.module.css';

export function ContactSection() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { address, coastalAddress } = useOrganization();
  return (
    <Section id="contact" title={t('contact.title')} lead={t('contact.text')}>
      <div className={styles.contact}>
        <dl className={styles.contacts}>
          <PhoneAndEmail phoneLabel={t('contact.phone')} emailLabel={t('contact.email')} />
          <div>
            <dt>{t('contact.zagreb')}</dt>
            <dd>
              <AddressLines address={address} />
            </dd>
          </div>
          <div>
            <dt>{t('contact.coast')}</dt>
            <dd>
              <AddressLines address={coastalAddress[language]} />
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
