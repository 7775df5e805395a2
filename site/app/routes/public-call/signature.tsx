import { useTranslation } from 'react-i18next';
import { Mark } from '~/components/mark/mark';
import { useLanguage } from '~/i18n/use-language';
import { Drawing } from '~/illustrations/drawing';
import { useOrganization } from '~/organization';
import styles from './signature.module.css';

/** The stamp, the signature and the funders. */
export function Signature() {
  const { t } = useTranslation('call');
  const name = useOrganization().name[useLanguage()];
  return (
    <>
      <div className={styles.signature}>
        <div className={styles.stamp} aria-hidden>
          <Mark className={styles.stampMark} />
        </div>
        <p>
          {t('signature.for')}
          <br />
          <span className={styles.name}>{t('signature.name')}</span>
        </p>
      </div>
      <footer className={styles.funding}>
        <Drawing name="eu-flag" title={t('funding.emblem')} className={styles.flag} />
        <p>
          <strong>{t('funding.line')}</strong>
          <br />
          {t('funding.fund')}
        </p>
        <p className={styles.disclaimer}>{t('funding.responsible', { name })}</p>
      </footer>
    </>
  );
}
