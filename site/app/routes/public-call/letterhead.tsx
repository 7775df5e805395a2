import { useTranslation } from 'react-i18next';
import { formatDate } from 'shared/croatian-time';
import { Mark } from '~/components/mark/mark';
import { useLanguage } from '~/i18n/use-language';
import { Drawing } from '~/illustrations/drawing';
import { useOrganization } from '~/organization';
import { addressLine, callDate, nonBreaking } from './facts';
import styles from './letterhead.module.css';

export function Letterhead() {
  const { t } = useTranslation('call');
  const language = useLanguage();
  const { coastalAddress, email, name, phone, taxId } = useOrganization();
  return (
    <>
      <div className={styles.head}>
        <div className={styles.sender}>
          <Mark className={styles.mark} />
          <p>
            <strong>{name[language]}</strong>
            <br />
            {addressLine(coastalAddress[language])}
            <br />
            {phone}
            <br />
            {email}
            <br />
            {`OIB: ${taxId}`}
          </p>
        </div>
        <div className={styles.project}>
          <Drawing name="zazeli-mark" title={t('projectMark')} className={styles.projectMark} />
          <p className={styles.projectName}>{t('project')}</p>
        </div>
      </div>
      <p className={styles.date}>
        {t('place')}, <time dateTime={callDate}>{nonBreaking(formatDate(callDate, language))}</time>
      </p>
      <h1 id="call" className={styles.title}>
        {t('heading')} <span className={styles.subject}>{t('subject')}</span>
      </h1>
      <p>{t('preamble', { name: name[language] })}</p>
    </>
  );
}
