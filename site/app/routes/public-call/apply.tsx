import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from 'shared/croatian-time';
import { PhoneAndEmail } from '~/components/contact-details/contact-details';
import { useLanguage } from '~/i18n/use-language';
import { useOrganization } from '~/organization';
import { addressLine, callDate, project, nonBreaking } from './facts';
import styles from './facts.module.css';
import { NumberedPart } from './numbered-part';

const requiredDocuments = ['form', 'identity', 'income', 'household', 'disability'] as const;

/** The parts of the call about the application: documents, deadline, choice, data, contacts. */
export function Apply() {
  const { t } = useTranslation('call');
  const language = useLanguage();
  const { coastalAddress, email, phone } = useOrganization();
  const address = addressLine(coastalAddress[language]);
  return (
    <>
      <NumberedPart number={5} title={t('documents.title')}>
        <p>{t('documents.lead')}</p>
        <ol>
          {requiredDocuments.map((name) => (
            <li key={name}>{t(`documents.${name}`)}</li>
          ))}
        </ol>
        <p>{t('documents.note')}</p>
      </NumberedPart>
      <NumberedPart number={6} title={t('apply.title')}>
        <p>{t('apply.lead')}</p>
        <ul>
          <li>{t('apply.person', { address })}</li>
          <li>{t('apply.post')}</li>
          <li>{t('apply.email', { email })}</li>
          <li>{t('apply.visit', { phone: nonBreaking(phone) })}</li>
        </ul>
        <p>
          <strong>
            {t('apply.deadline', {
              date: nonBreaking(formatDate(callDate, language)),
              end: nonBreaking(formatDate(project.end, language)),
            })}
          </strong>
        </p>
      </NumberedPart>
      <NumberedPart number={7} title={t('choice.title')}>
        <p>{t('choice.text')}</p>
      </NumberedPart>
      <NumberedPart number={8} title={t('data.title')}>
        <p>
          {t('data.text')} <Link to="/legal#privacy">{t('data.link')}</Link>
        </p>
      </NumberedPart>
      <NumberedPart number={9} title={t('contact.title')}>
        <dl className={styles.facts}>
          <PhoneAndEmail phoneLabel={t('contact.phone')} emailLabel={t('contact.email')} />
          <div>
            <dt>{t('contact.address')}</dt>
            <dd>{address}</dd>
          </div>
        </dl>
      </NumberedPart>
    </>
  );
}
