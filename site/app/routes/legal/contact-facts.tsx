import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneAndEmail } from '~/components/contact-details/contact-details';
import styles from './legal.module.css';

/** The telephone number and the e-mail address of the association, after other facts. */
export function ContactFacts({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('legal');
  return (
    <dl className={styles.facts}>
      {children}
      <PhoneAndEmail
        phoneLabel={t('privacy.controller.phone')}
        emailLabel={t('privacy.controller.email')}
      />
    </dl>
  );
}
